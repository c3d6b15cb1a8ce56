import {
	addSkill,
	deleteSkill,
	getSkill,
	listSkills,
	orderSkills,
	type Save,
	type SkillUpdateBody,
	updateSkill,
} from '@sumu/contract';
import { action, type Handler } from '../../../contract/action';
import { listResponse, oneResponse } from '../../../contract/pages';
import { content } from '../../../platform/documents/content';
import { reorder } from '../../../platform/documents/reorder';
import { managed, ofState } from '../../../platform/documents/state';
import { written } from '../../../platform/fields';
import { accepted } from '../../../platform/lib/accepted';
import { found } from '../../../platform/lib/found';
import { lowestRankFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { pictureColumns } from '../../../platform/media/picture-columns';
import type schema from '../content-types/skill/schema.json';
import { managedSkillFields, presentManagedSkill, presentSkill, skillFields } from '../presenter';

const uid = 'api::skill.skill';
const skills = published(uid, skillFields);
const drafts = managed(uid, managedSkillFields);
const live = managed(uid, managedSkillFields, 'published');
const dataTable = table({
	search: ['skillName', 'level'],
	sort: { skillName: 'skillName', percentage: 'percentage', group: 'group', rank: 'rank' },
	order: lowestRankFirst,
});

const columns = async ({ img, ...texts }: Omit<SkillUpdateBody, keyof Save>) =>
	written<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const { add, draft, update, remove } = content(uid, {
	drafts,
	live,
	present: presentManagedSkill,
	columns,
});

const shown: Handler<typeof listSkills> = async ({ query, ctx }) => {
	const rows = async (slice: Slice) => (await skills.list(slice)).map(presentSkill);
	if (query.page) return dataTable.response(ctx, query, { count: skills.count, rows });
	return listResponse(await rows({ orderBy: lowestRankFirst, limit: query.limit }));
};

/** List for managers: pages also contain drafts. */
const managedPage: Handler<typeof listSkills> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return shown(input);
	const rows = async (slice: Slice) => (await drafts.list(slice)).map(presentManagedSkill);
	return dataTable.response(ctx, query, { count: drafts.count, rows }, ofState(uid, query.status));
};

export default {
	list: action(listSkills, { kind: 'skill', everyone: shown, managers: managedPage }),

	one: action(getSkill, async ({ params, query }) =>
		oneResponse(
			query.version ? await draft(params.id) : presentSkill(found(await skills.one(params.id))),
		),
	),

	add: action(addSkill, ({ body, ctx }) => add(ctx, body)),

	update: action(updateSkill, ({ params, body }) => update(params.id, body)),

	remove: action(deleteSkill, ({ params }) => remove(params.id)),

	order: action(orderSkills, async ({ body }) => {
		await reorder(uid, body.ids, lowestRankFirst);
		return accepted;
	}),
};
