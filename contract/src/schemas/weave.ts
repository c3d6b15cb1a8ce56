import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';
import { type DialName, dials, familyNames, layoutNames } from '../weave/loom/pattern';
import { colourPattern } from './brand';
import { requiredLine } from './fields';
import { pictureSchema } from './picture';

const turned = (name: DialName) => {
	const { min, max } = dials[name];
	const message = messages.between(min, max);
	return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};
const colour = z.string().check(z.regex(colourPattern, messages.invalidColour), z.toLowerCase());

/** Parameters of a pattern. The server generates every drawing from them and accepts none from clients. */
export const patternSchema = z.object({
	/** Woven in as letters. Letters outside the stitched alphabet become geometric signs. */
	name: requiredLine(messages.enterName, maxLengths.name),
	family: z.enum(familyNames),
	layout: z.enum(layoutNames),
	colours: z.object({
		ground: colour,
		edge: colour,
		bead: colour,
		line: colour,
		middle: colour,
	}),
	/** Size of the motifs. */
	motif: turned('motif'),
	/** Amount of decoration on the field. */
	richness: turned('richness'),
	/** Width of selvedge and end piece; 0 omits them. */
	border: turned('border'),
	/** Each seed gives a different pattern of the same family. */
	seed: turned('seed'),
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
