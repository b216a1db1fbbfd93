/** Where a copy of the site goes: a web space by SFTP, an S3 bucket, a folder of the server's machine, or a zip to download. */
export const publishTargets = ["folder", "zip", "sftp", "s3"] as const;
export type PublishTarget = (typeof publishTargets)[number];

/** What a copy has in place of the contact form: a mail link, the same form sent to another address, or nothing. */
export const publishForms = ["mail", "address", "none"] as const;
export type PublishForm = (typeof publishForms)[number];

/** When the site is published: by hand, after saves (ten quiet minutes), or each night; by hand always too. */
export const publishTimes = ["hand", "saves", "night"] as const;
export type PublishTime = (typeof publishTimes)[number];

/** What a publish is doing. */
export const publishPhases = ["idle", "making", "sending"] as const;

/** How a publish ended. */
export const publishOutcomes = ["done", "failed", "cancelled"] as const;

/** How many of the last publishes are remembered. */
export const publishHistoryMax = 30;

export const publishLimits = {
  address: 200,
  path: 100,
  folder: 500,
  formTo: 500,
  key: 20_000,
  bucket: 63,
  region: 60,
  keyId: 200,
  secret: 400,
} as const;

/** The port that SFTP servers usually have. */
export const sftpPort = 22;

/** Messages about settings of Publish, and how it went. */
export const publishMessages = {
  noAddress: "Please enter the public address of your site.",
  address: "Enter the address only, such as https://example.org. What follows it goes into Path.",
  path: "A path has letters, digits, hyphens and slashes only, such as /garden.",
  widths: "Please keep at least one photo size.",
  formMail: "Please enter the e-mail address for the link.",
  formAddress: "Please enter the web address that takes the form, beginning with https://.",
  noFolder: "Please enter a folder.",
  folderRelative: "Enter the whole path of the folder, from the root of the disk on.",
  folderOfData:
    "This folder belongs to the site itself. Choose one outside of the site’s data folder.",
  folderClosed: "The server may not write into this folder. Choose another, or allow it there.",
  folderLinks:
    "This disk can’t hold links, as USB sticks can’t (FAT, exFAT). Choose a folder on another disk, or publish to a zip file.",
  folderMissing:
    "The folder above this one isn’t there. Please check the spelling, and whether its disk is plugged in.",
  noHost: "Please enter the name of the SFTP server.",
  noUser: "Please enter your user name there.",
  noRemoteFolder: "Please enter the folder that your web space shows, such as public_html.",
  noPassword: "Please enter your password or your private key.",
  otherServer: "Please enter the password or the key again: the saved one is for another server.",
  locked: "The saved password or key can’t be read on this server. Please enter it again.",
  endpoint: "Enter the address of the service, such as https://s3.example.com, without the bucket.",
  noBucketName: "Please enter the name of the bucket.",
  noKeyId: "Please enter the ID of your access key.",
  noSecret: "Please enter the secret of your access key.",
  otherKeyId: "Please enter the secret again: the saved one is for another service or another key.",
  bucketSignIn: "Wrong key ID or secret.",
  noBucket: "There is no bucket with this name.",
  bucketClosed: "This key may not write into this bucket. Please check what it is allowed to do.",
  otherRegion: "The bucket is in another region. Your provider’s pages name it.",
  noService: "There is no S3 service at this address.",
  unknownServer: "There is no server with this name. Please check the spelling.",
  refused: "The server doesn’t answer on this port. Please check the server and port.",
  timeout: "The server didn’t answer in time. Please check the server and port.",
  signIn: "Wrong user name, password or key.",
  badKey: "This is no private key, or its passphrase is wrong.",
  otherKey:
    "The server shows another key than the one you trust. It may not be your server: ask your provider before you go on.",
  remoteClosed: "The server may not write into this folder. Please check its name.",
  remoteFull:
    "The server takes no more files: your web space may be full. What is online is whole; please make room and publish again.",
  broken: "The connection broke off. What is online is whole; please publish again.",
  notSetUp: "Choose first where the site goes, and save it.",
  running: "The site is being published already. Wait until that is done, or cancel it.",
  otherComputer:
    "Another computer publishes to this web space at the same time. Wait until it is done, then publish again.",
  ended: "The server stopped before this was done. What is online is whole; please publish again.",
  diskFull: "The disk is full. What is online is whole; please make room and publish again.",
  failed:
    "Something unexpected went wrong; the server’s log says what. What is online is whole; please try again.",
  cancelled: "You cancelled it.",
  noZip: "There is no zip to download yet, or its link has been used. Please publish again.",
} as const;

/** Where a file of the site goes, a web space has a folder, or the other way round. */
export const placeTakenMessage = (path: string) =>
  `Something else is in the place of “${path}” on your web space. Rename or delete it there, then publish again.`;

/** What the server's key is, on first sight: the owner compares and trusts it (SHA-256 as OpenSSH prints it). */
export const hostKeyMessage = (hostKey: string) =>
  `The server shows the key ${hostKey}. If your provider names the same, or you have no doubt, trust it.`;
