import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { type DialName, dialRanges, familyNames, layoutNames } from '../weave/loom/pattern';
import { requiredLine } from './fields';
import { pictureSchema } from './picture';
import { colourPattern } from './settings/value-fields';

const dialSchema = (name: DialName) => {
	const { min, max } = dialRanges[name];
	const message = messages.numberBetween(min, max);
	return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};
const colourSchema = z
	.string()
	.check(z.regex(colourPattern, messages.invalidColour), z.toLowerCase());

/** Parameters of a pattern. The server generates every drawing from them and accepts none from clients. */
export const patternSchema = z.object({
	/** Woven in as letters. Letters outside the stitched alphabet become geometric signs. */
	name: requiredLine(messages.enterName, maxLengths.name),
	family: z.enum(familyNames),
	layout: z.enum(layoutNames),
	colours: z.object({
		ground: colourSchema,
		edge: colourSchema,
		bead: colourSchema,
		line: colourSchema,
		middle: colourSchema,
	}),
	/** Size of the motifs. */
	motif: dialSchema('motif'),
	/** Amount of decoration on the field. */
	richness: dialSchema('richness'),
	/** Width of selvedge and end piece; 0 omits them. */
	border: dialSchema('border'),
	/** Each seed gives a different pattern of the same family. */
	seed: dialSchema('seed'),
});

/** Pictures of one pattern in the media library. */
export const wovenSchema = z.object({
	hero: pictureSchema,
	border: pictureSchema,
	mark: pictureSchema,
	/** For the 404 page. */
	lost: pictureSchema,
});

export type WovenPictures = z.output<typeof wovenSchema>;
