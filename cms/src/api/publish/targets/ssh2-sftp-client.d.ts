// What is used of it: its own package has no types.
declare module "ssh2-sftp-client" {
  interface ConnectOptions {
    host: string;
    port: number;
    username: string;
    password?: string;
    privateKey?: string;
    passphrase?: string;
    readyTimeout: number;
    keepaliveInterval: number;
    /** The server's public key; false ends the connection. */
    hostVerifier: (key: Buffer) => boolean;
  }

  export default class SftpClient {
    constructor(name: string, listeners: Record<"error" | "end" | "close", () => void>);
    /** The SSH connection below. */
    client: {
      setNoDelay(isOn: boolean): unknown;
      once(event: "close", listener: () => void): unknown;
    };
    connect(options: ConnectOptions): Promise<unknown>;
    exists(path: string): Promise<false | string>;
    get(path: string): Promise<Buffer>;
    stat(path: string): Promise<{ size: number }>;
    put(
      from: Buffer | string,
      path: string,
      options: { writeStreamOptions: { mode: number } },
    ): Promise<unknown>;
    mkdir(path: string, isRecursive: boolean): Promise<unknown>;
    posixRename(from: string, to: string): Promise<unknown>;
    rename(from: string, to: string): Promise<unknown>;
    delete(path: string, mayBeMissing: boolean): Promise<unknown>;
    end(): Promise<unknown>;
  }
}
