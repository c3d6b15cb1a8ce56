import * as z from 'zod/mini';
import { backups, maxLengths, ports } from '../limits';
import * as messages from '../messages';
import { lineField, requiredText } from './fields';
import { optionalCode } from './second-factor';

/** Source of a setting: an environment variable, which takes precedence, the owner, or none yet. */
export const upkeepSources = ['variable', 'owner', 'nobody'] as const;

/** System settings, which the server needs and no page shows. */
export const upkeepSchema = z.object({
	/** Mail server of the site. Without one, e-mails are only logged. */
	mail: z.object({
		by: z.enum(upkeepSources),
		host: z.string(),
		port: z.int(),
		/** Empty if the server requires no sign-in, or if a variable sets the user. */
		user: z.string(),
		/** Sender of e-mails, such as `Anna <anna@example.com>`. */
		sender: z.string(),
	}),
	/** Number of nightly backups to keep; 0 turns them off. */
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

/** Re-authenticates the caller before a system setting changes. */
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
	/** Password of `user`. If missing, the saved password for the same server and user is kept. */
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
