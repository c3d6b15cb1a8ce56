/** Folder on a machine that is reached through SSH, with the account that may write there. */
export interface SftpLocation {
	readonly user: string;
	readonly password: string;
	readonly host: string;
	readonly port: number;
	/** Absolute, without a slash at its end; empty for the root. */
	readonly folder: string;
}

const DEFAULT_PORT = 22;

/** Parses `sftp://USER:PASSWORD@HOST[:PORT]/ABSOLUTE/PATH`. Returns null for anything else. */
export function parseSftpUrl(text: string): SftpLocation | null {
	if (!text.startsWith('sftp://') || !URL.canParse(text)) return null;
	const { username, password, hostname, port, pathname, search, hash } = new URL(text);
	if (!username || !password || !hostname || !pathname || search || hash) return null;
	try {
		return {
			user: decodeURIComponent(username),
			password: decodeURIComponent(password),
			// Without the brackets of an IPv6 address.
			host: hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase(),
			port: port ? Number(port) : DEFAULT_PORT,
			folder: decodeURIComponent(pathname).replace(/\/+$/, ''),
		};
	} catch {
		return null;
	}
}
