export const mailServerName = 'Please enter the name of a server, such as smtp.example.com';
export const mailSender = 'Please enter an address, such as Anna <anna@example.com>';
export const mailServerSilent = 'This server does not answer there';
export const mailServerRefuses = 'The server refuses this user or password';
/** For Nodemailer's error code `ETLS`: the server offers no encryption. */
export const mailServerOpen =
	'The server offers no encryption, and a password is sent to none without';
export const mailNotTaken = (reason: string) => `The server did not take a mail: ${reason}`;
export const setByVariable = 'A variable of the installation says this, and goes before';
