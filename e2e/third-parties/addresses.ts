/** The stand-ins for third-party services listen on the ports after the product's own. */
const base = Number(process.env.E2E_PORT ?? 3790);

export const thirdParties = {
	/** SMTP server. */
	smtp: base + 4,
	/** HTTP server that lists the received e-mails. */
	mailbox: base + 5,
	/** OpenID provider in the role of Google. */
	openId: base + 6,
	/** IP and IP-location services: a visitor's address and its place. */
	location: base + 7,
} as const;

export const at = (port: number) => `http://localhost:${port}`;

/** Credentials of the product at the OpenID provider. */
export const client = { id: 'the-site', secret: 'woven-secret-of-the-client' } as const;

/** Token that the IP-location service requires. */
export const geoToken = 'geo-token';

/** Redirect URIs of the OpenID provider. */
export const callbacks = [`${at(base)}/api/connect/google/callback`];
