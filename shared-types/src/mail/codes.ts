/** How the connection to a mail server is encrypted: from its start, by STARTTLS, or not at all. */
export const mailSecurities = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The port that a mail server usually has. */
export const mailPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

/** 'locked': the saved password was encrypted with other secrets than this server's, so that no mail goes out. */
export const mailStatuses = ["off", "on", "locked"] as const;

export const mailLimits = { server: 253, user: 500, password: 500 } as const;

/** Exactly one e-mail address, not two and not a header. */
export const mailAddress = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/;

/** Messages about mail settings and their test. */
export const mailMessages = {
  server: "Enter the server’s name only, such as smtp.example.com.",
  port: "Please enter a port from 1 to 65535.",
  noServer: "Please enter your mail server.",
  noSender: "Please enter the sender’s e-mail address.",
  noUser: "Please enter the user name for this password.",
  noPassword: "Please enter the password for this user name.",
  otherServer: "Please enter the password again: the saved one is for another server.",
  locked:
    "The saved password can’t be read on this server. Please enter it again under Account, Sending e-mail.",
  lockedField: "The saved password can’t be read on this server. Please enter it again.",
  fixed:
    "The server’s environment sets up e-mail (SMTP_URL). Only whoever runs the server can turn it off.",
  unknownServer: "There is no server with this name. Please check the spelling.",
  refused: "The server doesn’t answer on this port. Please check the server and port.",
  unreachable: "The server can’t be reached from here. Please check the server and port.",
  timeout: "The server didn’t answer in time. Please check the server, port and security.",
  certificate:
    "The server’s certificate isn’t valid for this name. Please use the name your provider gives you.",
  notTls: "The server doesn’t use TLS on this port. Try STARTTLS, or another port.",
  noStartTls: "The server doesn’t offer STARTTLS. Try TLS, or another port.",
  closed: "The server closed the connection. Please check the port and security.",
  noMailServer: "Whatever answers on this port isn’t a mail server. Please check the port.",
  signIn: "Wrong user name or password. Some providers want an app password here.",
  sender: "The server doesn’t accept this sender.",
  recipient: "The server doesn’t accept this recipient.",
  later: "The server doesn’t take it just now. Wait a few minutes, then try again.",
  other: "The server didn’t take the e-mail.",
} as const;
