import {
	addSkill,
	deleteSkill,
	getSkill,
	listSkills,
	orderSkills,
	type SaveFields,
	type SkillUpdateBody,
	updateSkill,
} from '@sumu/contract';
import { createAction, type EndpointHandler } from '../../../contract/action';
import { acceptedResponse, listResponse, oneResponse } from '../../../contract/responses';
import { whereEntryState } from '../../../platform/documents/publication-state';
import { reorderDocuments } from '../../../platform/documents/reorder';
import { createWriteOperations } from '../../../platform/documents/write-operations';
import { toColumns } from '../../../platform/fields';
import { orNotFound } from '../../../platform/lib/http-errors';
import type { QuerySlice } from '../../../platform/lib/repository';
import { createSearchableTable } from '../../../platform/lib/searchable-table';
import { lowestRankFirst } from '../../../platform/lib/sort-orders';
import { pictureColumns } from '../../../platform/media/picture-columns';
import { createReader } from '../../../reader';
import type schema from '../content-types/skill/schema.json';
import { presentManagedSkill, presentSkill, skillFields } from '../presenter';

const skillUid = 'api::skill.skill';
const skills = createReader(skillUid, { fields: skillFields });
const dataTable = createSearchableTable({
	search: ['skillName', 'level'],
	sort: { skillName: 'skillName', percentage: 'percentage', group: 'group', rank: 'rank' },
	order: lowestRankFirst,
});

const toSkillColumns = async ({ img, ...texts }: Omit<SkillUpdateBody, keyof SaveFields>) =>
	toColumns<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const { add, draft, update, remove } = createWriteOperations(skillUid, {
	reader: skills,
	present: presentManagedSkill,
	columns: toSkillColumns,
});

const listForVisitors: EndpointHandler<typeof listSkills> = async ({ query, ctx }) => {
	const rows = async (slice: QuerySlice) => (await skills.published.list(slice)).map(presentSkill);
	if (query.page) return dataTable.response(ctx, query, { count: skills.published.count, rows });
	return listResponse(await rows({ orderBy: lowestRankFirst, limit: query.limit }));
};

/** List for managers: pages also contain drafts. */
const listForManagers: EndpointHandler<typeof listSkills> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return listForVisitors(input);
	const rows = async (slice: QuerySlice) =>
		(await skills.drafts.list(slice)).map(presentManagedSkill);
	return dataTable.response(
		ctx,
		query,
		{ count: skills.drafts.count, rows },
		whereEntryState(skillUid, query.status),
	);
};

export default {
	list: createAction(listSkills, {
		kind: 'skill',
		everyone: listForVisitors,
		managers: listForManagers,
	}),

	one: createAction(getSkill, async ({ params, query }) =>
		oneResponse(
			query.version
				? await draft(params.id)
				: presentSkill(orNotFound(await skills.published.one(params.id))),
		),
	),

	add: createAction(addSkill, ({ body, ctx }) => add(ctx, body)),

	update: createAction(updateSkill, ({ params, body }) => update(params.id, body)),

	remove: createAction(deleteSkill, ({ params }) => remove(params.id)),

	order: createAction(orderSkills, async ({ body }) => {
		await reorderDocuments(skillUid, body.ids, lowestRankFirst);
		return acceptedResponse;
	}),
};
