import {
	type CsvKind,
	categorySlug,
	emailSchema,
	messages,
	ownerReviewFormSchema,
	projectFormFor,
	serviceFormSchema,
	skillFormSchema,
	withRequiredFields,
} from '@sumu/contract';
import * as z from 'zod/mini';
import type { DocumentData } from '../../platform/fields';
import { toProjectColumns } from '../project/columns';
import { toOwnerReviewColumns } from '../review/columns';
import { toServiceColumns } from '../service/columns';
import {
	readCategories,
	readDetails,
	readRequirements,
	readSkillGroups,
} from '../site-setting/read-settings';
import { toSkillColumns } from '../skill/skills';

export type Values = Record<string, unknown>;

const subscriberSchema = z.object({ email: emailSchema, confirmedOn: z.optional(z.string()) });

export async function readRules(kind: CsvKind) {
	if (kind === 'subscriber') return { schema: subscriberSchema, lists: {} };
	const requirements = await readRequirements();
	const asForm = (form: unknown) => withRequiredFields(form as z.ZodMiniObject, kind, requirements);
	if (kind === 'project')
		return {
			schema: asForm(projectFormFor(await readDetails())),
			lists: { category: await readCategories() },
		};
	if (kind === 'skill')
		return { schema: asForm(skillFormSchema), lists: { group: await readSkillGroups() } };
	return {
		schema: asForm(kind === 'service' ? serviceFormSchema : ownerReviewFormSchema),
		lists: {},
	};
}

export type Rules = Awaited<ReturnType<typeof readRules>>;

export const columnWriters: Record<
	Exclude<CsvKind, 'subscriber'>,
	(values: never) => Promise<DocumentData>
> = {
	project: toProjectColumns,
	service: toServiceColumns,
	skill: toSkillColumns,
	review: toOwnerReviewColumns,
};

/** Replaces the names of categories and groups by the owner's spelling. Returns the problems. */
export function matchLists(
	values: Values,
	lists: Rules['lists'],
): { field: string; message: string }[] {
	return Object.entries(lists).flatMap(([field, names]: [string, readonly string[]]) => {
		const listedName = values[field];
		if (typeof listedName !== 'string' || names.length === 0) return [];
		const matchingName = names.find((name) => categorySlug(name) === categorySlug(listedName));
		if (matchingName) values[field] = matchingName;
		return matchingName ? [] : [{ field, message: messages.chooseOne(names) }];
	});
}

/** Reads the date that a project or a review has, which is not part of their form. */
export function takeDate(values: Values): { date: string | null; problem: string } {
	const { date } = values;
	delete values.date;
	if (date === undefined) return { date: null, problem: '' };
	const dateText = String(date);
	return /^\d{4}-\d{2}-\d{2}T/.test(dateText)
		? { date: dateText, problem: '' }
		: { date: null, problem: 'The date can’t be read.' };
}
