import * as z from 'zod/mini';
import { maxLengths, percentageRange } from '../limits';
import * as messages from '../messages';
import { optionalLine, optionalNumber, optionalPictureAddress, requiredLine } from './fields';
import { pictureSchema } from './picture';
import { baseShape, publicationCheck, saveShape, stateShape } from './state';

export const skillSchema = z.object({
	_id: z.string(),
	skillName: z.string(),
	/** Length of the bar, 0 to 100; null for a skill without a bar. */
	percentage: z.nullable(z.number()),
	level: z.string(),
	/** Name of one of the site’s groups, or key of a default group. */
	group: z.string(),
	img: z.string(),
	picture: z.nullable(pictureSchema),
	/** Time of the last change, not counting its position in the list. */
	updated: z.iso.datetime(),
});

/** A skill with its publication state. */
export const managedSkillSchema = z.extend(skillSchema, stateShape);

/** The form that adds a skill. */
export const skillFormSchema = z.object({
	skillName: requiredLine(messages.enterBox, maxLengths.name),
	percentage: optionalNumber(messages.enterBox, percentageRange),
	img: optionalPictureAddress(),
	/** If empty, the last group is used. */
	group: optionalLine(maxLengths.name),
	level: optionalLine(maxLengths.name),
});

/** Missing fields keep their value. */
export const skillUpdateSchema = z.partial(skillFormSchema);
export const skillUpdateBodySchema = z
	.extend(skillUpdateSchema, { ...saveShape, ...baseShape })
	.check(publicationCheck);
export const skillBodySchema = z.extend(skillFormSchema, saveShape).check(publicationCheck);

/** Sortable fields of the managed list. */
export const skillSortFields = ['skillName', 'percentage', 'group', 'rank'] as const;

/** One entry of `skills.json`. The keys keep the spelling of the original backend. */
export const displayedSkillSchema = z.object({
	name: z.string(),
	laval: z.string(),
	/** Null for a skill without a percentage. */
	present: z.nullable(z.number()),
});

export type ManagedSkill = z.output<typeof managedSkillSchema>;
export type SkillForm = z.input<typeof skillFormSchema>;
export type SkillUpdateBody = z.output<typeof skillUpdateBodySchema>;
export type Skill = z.output<typeof skillSchema>;
export type DisplayedSkill = z.output<typeof displayedSkillSchema>;
