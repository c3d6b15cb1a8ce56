/**
 * Features that stop working when a secret is lost or replaced, for messages to the owner.
 * @satisfies {Readonly<Record<typeof import('./env-file.mjs').secretNames[number], string>>}
 */
export const secretUses = /** @type {const} */ ({
	APP_KEYS: 'sign-ins with Google that are in progress',
	API_TOKEN_SALT: 'API tokens',
	ADMIN_JWT_SECRET: 'sessions of the panel',
	TRANSFER_TOKEN_SALT: 'transfer tokens',
	ENCRYPTION_KEY:
		'second factors and their recovery codes, the password of the mail server set in /sumu, API tokens',
	JWT_SECRET: 'sessions of the site, unsubscribe links in letters already sent',
	INTERNAL_SECRET: 'the connection between site and CMS',
});
