import * as z from 'zod/mini';
import { parseS3Url } from './s3-url';
import { parseSftpUrl } from './sftp-url';

/** A variable of `.env`: its schema, its expected format for error messages, and its meaning. */
export interface EnvVariable<Value = unknown> {
	readonly schema: z.ZodMiniType<Value, string | undefined>;
	readonly right: string;
	readonly meaning: string;
}

export const defineVariable = <Value>(
	schema: z.ZodMiniType<Value, string | undefined>,
	right: string,
	meaning: string,
): EnvVariable<Value> => ({ schema, right, meaning });

export const integerWithDefault = (least: number, most: number, fallback: number) =>
	z.pipe(
		z._default(z.string(), String(fallback)),
		z.pipe(
			z.string().check(z.regex(/^\d+$/)),
			z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
		),
	);
export const stringWithDefault = (fallback: string) => z._default(z.string(), fallback);
export const optionalString = () => z.optional(z.string());
export const optionalSecret = () => z.optional(z.string().check(z.minLength(16)));
export const optionalUrl = (protocol: RegExp) => z.optional(z.url({ protocol, normalize: false }));

export const httpProtocol = /^https?$/;
/** Checks that a URL has no path. The product uses the whole origin; many of its links would omit a path. */
const hasNoPath = (given: string) => {
	if (!URL.canParse(given)) return false;
	const { origin, href } = new URL(given);
	return href === `${origin}/`;
};
export const optionalOrigin = () =>
	z.optional(z.url({ protocol: httpProtocol, normalize: false }).check(z.refine(hasNoPath)));

const isOrigin = (given: string) =>
	URL.canParse(given) && /^https?:/.test(given) && new URL(given).origin === given;
/** Comma-separated origins. */
export const originList = () =>
	z.pipe(
		z._default(z.string(), ''),
		z.pipe(
			z.transform((given: string) =>
				given
					.split(',')
					.map((origin) => origin.trim())
					.filter(Boolean),
			),
			z.array(z.string().check(z.refine(isOrigin))),
		),
	);

/** Public keys of `age`, comma-separated; empty for the word `none`, undefined if unset. */
export const recipientList = () =>
	z.pipe(
		z.optional(z.string()),
		z.pipe(
			z.transform((given: string | undefined) => {
				if (given === undefined || given === 'none') return given && [];
				return given.split(',').map((recipient) => recipient.trim());
			}),
			z.optional(z.array(z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/)))),
		),
	);

/** A bucket of an S3-compatible storage. */
export const bucketAddress = () =>
	z.optional(z.string().check(z.refine((given) => parseS3Url(given) !== null)));

const isBackupAddress = (given: string) =>
	/^\/./.test(given) || parseS3Url(given) !== null || parseSftpUrl(given) !== null;
/** An absolute path of a folder, here or on a machine reached through SSH, or a bucket of an S3-compatible storage. */
export const backupAddress = () => z.optional(z.string().check(z.refine(isBackupAddress)));
