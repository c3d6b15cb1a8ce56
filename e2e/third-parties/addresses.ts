/** Where the stand-ins for other people's services listen, in the ports after the product's own. */
const base = Number(process.env.E2E_PORT ?? 3790);

export const thirdParties = {
	/** Takes mails. */
	smtp: base + 4,
	/** Shows what was mailed. */
	mailbox: base + 5,
	/** Signs people in as Google does. */
	openId: base + 6,
	/** Tell a visitor's address and where it is. */
	location: base + 7,
} as const;

export const at = (port: number) => `http://localhost:${port}`;

/** What the product is known as at the OpenID provider. */
export const client = { id: 'the-site', secret: 'woven-secret-of-the-client' } as const;

/** What the IP-location service asks for. */
export const geoToken = 'geo-token';

/** Where it leads people back to. */
export const callbacks = [`${at(base)}/api/connect/google/callback`];
