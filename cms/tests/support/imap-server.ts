import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { freePort } from './free-port.ts';

const password = 'hunter-2-imap';
/** Debian's user without rights; Dovecot refuses to serve mail as root. */
const nobody = { name: 'nobody', group: 'nogroup', id: 65534 };

export interface ImapServer {
	/** Value for BOUNCE_IMAP_URL. */
	readonly url: string;
	readonly password: string;
	/** Adds a message to the inbox, as a mail server delivers it. */
	deliver(message: string): Promise<void>;
	/** Numbers of messages, and of unread ones. */
	count(): Promise<{ all: number; unread: number }>;
	markUnread(): Promise<void>;
	start(): Promise<void>;
	stop(): Promise<void>;
	/** Stops the server and removes its messages. */
	remove(): Promise<void>;
}

/** Describes a Dovecot that needs no rights, no files outside its folder and no certificate. */
function describeServer(folder: string, port: number) {
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? nobody.name : userInfo().username;
	const group = isRoot ? nobody.group : execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
	return `
		base_dir = ${folder}/run
		state_dir = ${folder}/state
		log_path = ${folder}/log
		protocols = imap
		listen = 127.0.0.1
		ssl = no
		disable_plaintext_auth = no
		default_internal_user = ${user}
		default_login_user = ${user}
		default_internal_group = ${group}
		first_valid_uid = 1
		mail_location = maildir:${folder}/mail
		passdb {
			driver = static
			args = password=${password}
		}
		userdb {
			driver = static
			args = uid=${user} gid=${group} home=${folder}
		}
		service imap-login {
			chroot =
			inet_listener imap {
				port = ${port}
			}
			inet_listener imaps {
				port = 0
			}
		}
		service anvil {
			chroot =
		}
	`;
}

/** Starts an IMAP server with an empty mailbox. */
export async function startImapServer(): Promise<ImapServer> {
	const folder = mkdtempSync(join(tmpdir(), 'cms-imap-'));
	const port = await freePort();
	const mailFolder = join(folder, 'mail');
	chmodSync(folder, 0o755);
	mkdirSync(mailFolder);
	if (process.getuid?.() === 0) chownSync(mailFolder, nobody.id, nobody.id);
	const configuration = join(folder, 'dovecot.conf');
	writeFileSync(configuration, describeServer(folder, port));
	const program = existsSync('/usr/sbin/dovecot') ? '/usr/sbin/dovecot' : 'dovecot';
	let dovecot: ChildProcess | undefined;

	const connect = async () => {
		const client = new ImapFlow({
			host: '127.0.0.1',
			port,
			secure: false,
			auth: { user: 'bounces', pass: password },
			logger: false,
		});
		client.on('error', () => {});
		await client.connect();
		await client.mailboxOpen('INBOX');
		return client;
	};
	/** Runs commands on the inbox. */
	async function use<Result>(run: (client: ImapFlow) => Promise<Result>): Promise<Result> {
		const client = await connect();
		try {
			return await run(client);
		} finally {
			await client.logout();
		}
	}

	async function start() {
		dovecot = spawn(program, ['-F', '-c', configuration], { stdio: 'ignore' });
		const exit = once(dovecot, 'exit');
		const wasEnded = exit.then(() => true);
		for (;;) {
			const client = await connect().catch(() => null);
			if (client) return client.logout();
			const hasEnded = await Promise.race([
				wasEnded,
				new Promise<false>((wake) => setTimeout(wake, 100, false)),
			]);
			if (hasEnded) throw new Error(`Dovecot did not start, see ${folder}/log`);
		}
	}

	async function stop() {
		if (!dovecot || dovecot.exitCode !== null) return;
		const exit = once(dovecot, 'exit');
		dovecot.kill('SIGTERM');
		await exit;
	}

	process.once('exit', () => dovecot?.kill());
	await start();
	return {
		url: `imap://bounces:${password}@127.0.0.1:${port}`,
		password,
		deliver: (message) =>
			use(async (client) => {
				await client.append('INBOX', message.replaceAll(/\r?\n/g, '\r\n'));
			}),
		count: () =>
			use(async (client) => {
				const fields = { messages: true, unseen: true };
				const status = await client.status('INBOX', fields);
				if (!status) throw new Error('The mailbox has no status');
				const { messages = 0, unseen = 0 } = status;
				return { all: messages, unread: unseen };
			}),
		markUnread: () =>
			use(async (client) => {
				await client.messageFlagsRemove('1:*', ['\\Seen']);
			}),
		start,
		stop,
		async remove() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
