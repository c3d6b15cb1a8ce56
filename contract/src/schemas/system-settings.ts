import * as z from 'zod/mini';
import { backupLimits, maxLengths, portRange } from '../limits';
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

/** DNS records by which other mail servers recognise genuine e-mails of a domain. */
export const mailRecordTypes = ['SPF', 'DKIM', 'DMARC'] as const;
/** `unknown`: the name server did not answer, or the name of the record is known to the provider only. */
export const mailRecordStates = ['found', 'missing', 'wrong', 'unknown'] as const;

export const mailRecordsSchema = z.object({
	/** Domain of the sender. */
	domain: z.string(),
	/** Empty if the domain belongs to the provider, as with gmail.com. */
	records: z.array(
		z.object({
			type: z.enum(mailRecordTypes),
			state: z.enum(mailRecordStates),
			/** Records in the DNS. */
			found: z.array(z.string()),
			/** Records to add, or to replace the found ones with. Empty if only the provider knows them. */
			add: z.array(
				z.object({ name: z.string(), type: z.enum(['TXT', 'CNAME']), value: z.string() }),
			),
		}),
	),
});

const serverName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const senderPattern = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const optionalLine = z._default(
	lineField(messages.fillIn).check(
		z.trim(),
		z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)),
	),
	'',
);
const optionalPasswordSchema = z.optional(
	z
		.string(messages.enterPassword)
		.check(z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line))),
);

/** Re-authenticates the caller before a system setting changes. */
const confirmationShape = {
	/** Password of the caller; required if the account has one. */
	currentPassword: optionalPasswordSchema,
	/** Code of the second factor; required if the account has one. */
	code: optionalCode,
};

export const confirmationBodySchema = z.object(confirmationShape);
export type IdentityConfirmation = z.output<typeof confirmationBodySchema>;

export const mailServerBodySchema = z.object({
	host: requiredText(messages.mailServerName, maxLengths.line).check(
		z.regex(serverName, messages.mailServerName),
	),
	port: z
		.int(messages.numberBetween(portRange.min, portRange.max))
		.check(
			z.minimum(portRange.min, messages.numberBetween(portRange.min, portRange.max)),
			z.maximum(portRange.max, messages.numberBetween(portRange.min, portRange.max)),
		),
	user: optionalLine,
	/** Password of `user`. If missing, the saved password for the same server and user is kept. */
	password: optionalPasswordSchema,
	sender: requiredText(messages.mailSender, maxLengths.line).check(
		z.regex(senderPattern, messages.mailSender),
	),
	...confirmationShape,
});

export const mailRecordsQuery = z.object({
	host: mailServerBodySchema.shape.host,
	sender: mailServerBodySchema.shape.sender,
});

export const backupsBodySchema = z.object({
	nights: z
		.int(messages.numberBetween(0, backupLimits.most))
		.check(
			z.minimum(0, messages.numberBetween(0, backupLimits.most)),
			z.maximum(backupLimits.most, messages.numberBetween(0, backupLimits.most)),
		),
	...confirmationShape,
});

/** A backup in DATA_DIR or outside this machine. */
export const backupSchema = z.object({
	name: z.string(),
	/** Time of the backup, in ISO 8601. */
	at: z.string(),
	/** Size of its file; the pictures of a backup outside this machine are stored beside it. */
	bytes: z.int(),
	encrypted: z.boolean(),
	/** Time at which it was last read again and compared; null if that is not known. */
	verifiedAt: z.nullable(z.string()),
	/** Address of its folder, without secrets. */
	target: z.string(),
});

export const backupTargetSchema = z.object({ target: z.string() });
export const backupRunSchema = z.object({
	/** `running`: it takes longer than the call may last. */
	state: z.enum(['done', 'running']),
});

export type Backup = z.output<typeof backupSchema>;
export type SystemSettings = z.output<typeof upkeepSchema>;
export type MailRecords = z.output<typeof mailRecordsSchema>;
export type MailRecord = MailRecords['records'][number];
export type MailServerBody = z.output<typeof mailServerBodySchema>;
