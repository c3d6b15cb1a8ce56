import * as z from 'zod/mini';
import { messages } from '../messages';

/** A text that must be there: trimmed, at most `most` characters. */
/*@__NO_SIDE_EFFECTS__*/
export const requiredText = (message: string, most: number) =>
	z
		.string(message)
		.check(
			z.trim(),
			z.minLength(1, { error: message, abort: true }),
			z.maxLength(most, messages.tooLong(most)),
		);

/** A text that may be left out, null or empty; all three are undefined. */
/*@__NO_SIDE_EFFECTS__*/
export const optionalText = (most: number) =>
	z.pipe(
		z.nullish(z.string().check(z.trim(), z.maxLength(most, messages.tooLong(most)))),
		z.transform((text) => text || undefined),
	);
