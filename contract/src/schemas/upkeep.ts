import * as z from 'zod/mini';
import { backups, maxLengths, ports } from '../limits';
import * as messages from '../messages';
import { lineField, requiredText } from './fields';
import { optionalCode } from './second-factor';

/** Who says so: a variable of the installation, which goes before; else the owner; or nobody yet. */
export const upkeepSources = ['variable', 'owner', 'nobody'] as const;

/** How the site is kept: what its server has to know, and no page shows. */
export const upkeepSchema = z.object({
	/** Which server takes the site's mails; all are logged while nobody says so. */
	mail: z.object({
		by: z.enum(upkeepSources),
		host: z.string(),
		port: z.int(),
		/** Empty where the server asks nobody who they are, and where a variable says it. */
		user: z.string(),
		/** Whom mails come from, like `Anna <anna@example.com>`. */
		sender: z.string(),
	}),
	/** How many nights are kept, each a backup; none with 0. */
	backups: z.object({ by: z.enum(upkeepSources), nights: z.int() }),
});

const serverName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const sender = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const optionalLine = z._default(
	lineField(messages.fillIn).check(
		z.trim(),
		z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)),
	),
	'',
);
const secret = z.optional(
	z
		.string(messages.enterPassword)
		.check(z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line))),
);

/** Proves again who is calling, before a setting of the installation changes. */
const confirmation = {
	/** Password of the caller; required if the account has one. */
	currentPassword: secret,
	/** Code of the second factor; required if the account has one. */
	code: optionalCode,
};

export const confirmationBodySchema = z.object(confirmation);
export type Confirmation = z.output<typeof confirmationBodySchema>;

export const mailServerBodySchema = z.object({
	host: requiredText(messages.mailServerName, maxLengths.line).check(
		z.regex(serverName, messages.mailServerName),
	),
	port: z
		.int(messages.between(ports.min, ports.max))
		.check(
			z.minimum(ports.min, messages.between(ports.min, ports.max)),
			z.maximum(ports.max, messages.between(ports.min, ports.max)),
		),
	user: optionalLine,
	/** The user's; left out, the one that was saved for the same server and user stays. */
	password: secret,
	sender: requiredText(messages.mailSender, maxLengths.line).check(
		z.regex(sender, messages.mailSender),
	),
	...confirmation,
});

export const backupsBodySchema = z.object({
	nights: z
		.int(messages.between(0, backups.most))
		.check(
			z.minimum(0, messages.between(0, backups.most)),
			z.maximum(backups.most, messages.between(0, backups.most)),
		),
	...confirmation,
});

export type Upkeep = z.output<typeof upkeepSchema>;
export type MailServerBody = z.output<typeof mailServerBodySchema>;
