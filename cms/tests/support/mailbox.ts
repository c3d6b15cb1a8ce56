import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

export interface Mailbox {
	/** Value for SMTP_URL. */
	url: string;
	port: number;
	/** Resolves to the next unread e-mail to an address, as soon as it arrives. */
	letterTo: (address: string) => Promise<Email>;
	/** Number of unread e-mails to an address. */
	waitingFor: (address: string) => number;
	stop: () => Promise<void>;
}

const timeoutMs = 10_000;
/** Domain whose e-mails the server refuses. */
export const refused = '@refused.example';

/** Required credentials, and the TLS key and certificate. */
export interface Guard {
	user: string;
	password: string;
	key: string;
	cert: string;
}

/** Starts a mail server that stores all e-mails. With a guard, it requires these credentials. */
export async function openMailbox(guard?: Guard): Promise<Mailbox> {
	const port = await freePort();
	const letters: Email[] = [];
	let arrived = () => {};

	const server = new SMTPServer({
		...(guard
			? {
					key: guard.key,
					cert: guard.cert,
					onAuth({ username, password }, _session, done) {
						if (username === guard.user && password === guard.password)
							done(null, { user: username });
						else done(new Error('Who are you?'));
					},
				}
			: { disabledCommands: ['AUTH', 'STARTTLS'] }),
		onRcptTo({ address }, _session, done) {
			done(address.endsWith(refused) ? new Error(`<${address}>: no such person`) : undefined);
		},
		async onData(stream, _session, done) {
			letters.push(await PostalMime.parse(await buffer(stream)));
			done();
			arrived();
		},
	});
	server.listen(port, '127.0.0.1');
	await once(server.server, 'listening');

	const isTo = (address: string) => (letter: Email) =>
		letter.to?.some((recipient) => recipient.address === address) ?? false;

	async function letterTo(address: string): Promise<Email> {
		const deadline = Date.now() + timeoutMs;
		for (;;) {
			const index = letters.findIndex(isTo(address));
			const [letter] = index < 0 ? [] : letters.splice(index, 1);
			if (letter) return letter;
			const left = deadline - Date.now();
			if (left <= 0) throw new Error(`No mail to ${address}`);
			await Promise.race([
				new Promise<void>((wake) => {
					arrived = wake;
				}),
				new Promise((wake) => setTimeout(wake, left)),
			]);
		}
	}

	return {
		port,
		url: `smtp://127.0.0.1:${port}`,
		letterTo,
		waitingFor: (address) => letters.filter(isTo(address)).length,
		stop: () => new Promise((closed) => server.close(() => closed())),
	};
}
