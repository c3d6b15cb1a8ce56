import * as z from 'zod/mini';
import { maxLengths, percentage } from '../limits';
import * as messages from '../messages';
import { numberField, optionalLine, pictureAddress, requiredLine } from './fields';
import { pictureSchema } from './picture';
import { baseShape, savable, saveShape, stateShape } from './state';

export const skillSchema = z.object({
	_id: z.string(),
	skillName: z.string(),
	/** 0 to 100, where the bar stops. */
	percentage: z.number(),
	level: z.string(),
	/** One of the site’s groups, by its name; of the five of every site by its key. */
	group: z.string(),
	img: z.string(),
	picture: z.nullable(pictureSchema),
	/** When it was last changed; its place in the list does not count. */
	updated: z.iso.datetime(),
});

/** As its owner sees it. */
export const managedSkillSchema = z.extend(skillSchema, stateShape);

/** The form that adds a skill. */
export const skillFormSchema = z.object({
	skillName: requiredLine(messages.enterBox, maxLengths.name),
	percentage: numberField(messages.enterBox, percentage),
	img: pictureAddress(messages.skillPhoto),
	/** Empty it is the last of the groups. */
	group: optionalLine(maxLengths.name),
	level: optionalLine(maxLengths.name),
});

/** What is left out stays as it is. */
export const skillUpdateSchema = z.partial(skillFormSchema);
export const skillUpdateBodySchema = z
	.extend(skillUpdateSchema, { ...saveShape, ...baseShape })
	.check(savable);
export const skillBodySchema = z.extend(skillFormSchema, saveShape).check(savable);

/** By what a managed list is sorted. */
export const skillSortFields = ['skillName', 'percentage', 'group', 'rank'] as const;

/** One entry of `skills.json`; the keys keep the earlier backend's spelling. */
export const displayedSkillSchema = z.object({
	name: z.string(),
	laval: z.string(),
	present: z.number(),
});

export type ManagedSkill = z.output<typeof managedSkillSchema>;
export type SkillForm = z.input<typeof skillFormSchema>;
export type SkillBody = z.output<typeof skillBodySchema>;
export type SkillUpdateBody = z.output<typeof skillUpdateBodySchema>;
export type Skill = z.output<typeof skillSchema>;
export type DisplayedSkill = z.output<typeof displayedSkillSchema>;
