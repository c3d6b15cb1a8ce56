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

/** What a cloth follows from; nothing of a drawing comes from outside. */
export const patternSchema = z.object({
	/** Its letters are woven in; of a script without stitches, a sign of each. */
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
	/** How large the motifs are. */
	motif: turned('motif'),
	/** How much lies on the field. */
	richness: turned('richness'),
	/** How wide selvedge and end piece are; 0 is none. */
	border: turned('border'),
	/** Another cloth of the same kind. */
	seed: turned('seed'),
});

/** The pictures of one cloth, in the media library. */
export const wovenSchema = z.object({
	hero: pictureSchema,
	border: pictureSchema,
	mark: pictureSchema,
	/** Of a page that is not there. */
	lost: pictureSchema,
});

export type WovenPictures = z.output<typeof wovenSchema>;
