import {
	type BodyInputOf,
	type Endpoint,
	type EndpointName,
	errorSchema,
	everyDetail,
	messages,
	type SaveFields,
	updateBlog,
	updateProject,
	updateReview,
	updateService,
	updateSkill,
} from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from './support/owner.ts';
import { clear } from './support/panel.ts';
import { sortInto } from './support/set-categories.ts';
import { demand } from './support/set-required-details.ts';

type Updated<Name> = Name extends `update${infer Kind}` ? Uncapitalize<Kind> : never;
/** Content types with an `update…` operation, except the settings and pictures, which have their own tests. */
type Kind = Exclude<Updated<EndpointName>, 'site' | 'image'>;

/** Fields without the save options, which have their own tests. */
type Fields<E extends Endpoint> = Omit<BodyInputOf<E>, keyof SaveFields>;

const picture = 'https://pictures.example.com/other.jpg';

/** A new value for each field of an update. */
const other = {
	project: {
		projectsName: 'Boat tours',
		slug: 'by-boat',
		projectTheme: 'Travel',
		projectPrice: 7,
		projectFeature: ['One', 'Two', 'Three', 'Four'],
		frontend: 'HTML',
		backend: 'PHP',
		projectsDescription: 'By boat.',
		projectDelivery: 'a day',
		projectDelevary: 'two days',
		projectsLiveLink: 'https://example.com/boats',
		image: picture,
		category: 'Web Design',
		client: 'Boat owners',
		year: 1999,
		role: 'Rowing',
		outcomes: [{ value: '7', label: 'boats' }],
		testimonial: 'a review',
		story: 'By **boat**.',
		gallery: [{ image: picture, alt: 'A boat', caption: 'Row.' }],
	} satisfies Required<Fields<typeof updateProject>>,
	blog: {
		topic: 'Boats',
		slug: 'by-boat',
		author: 'Rokeya',
		description: 'By **boat**.',
		img: picture,
		pictureAlt: 'A boat',
		tags: ['Boats', 'Rivers'],
		excerpt: 'Slowly.',
		seoTitle: 'Boats of Bengal',
		seoDescription: 'All of them.',
	} satisfies Required<Fields<typeof updateBlog>>,
	service: {
		servicesHeader: 'Boats',
		servicesDescription: 'By boat.',
		deliverables: ['A boat', 'An oar'],
		duration: 'a day',
		priceFrom: 7,
		projects: ['a project'],
		img: picture,
	} satisfies Required<Fields<typeof updateService>>,
	skill: {
		skillName: 'Rowing',
		percentage: 7,
		img: picture,
		group: 'hosting',
		level: 'Novice',
	} satisfies Required<Fields<typeof updateSkill>>,
	review: {
		reviewText: 'By boat.',
		UserName: 'Rokeya',
		userCity: 'Khulna',
		picked: true,
		approve: false,
	} satisfies Required<Fields<typeof updateReview>>,
} satisfies Record<Kind, object>;
const kinds = Object.keys(other) as Kind[];

const calls: Record<Kind, { update: Endpoint; add: string; body: object }> = {
	project: {
		update: updateProject,
		add: '/project/project-add',
		body: { ...endpointExamples.addProject.body, image: 'https://pictures.example.com/a.jpg' },
	},
	blog: { update: updateBlog, add: '/blog/add-blog', body: endpointExamples.addBlog.body },
	service: {
		update: updateService,
		add: '/projects/services',
		body: endpointExamples.addService.body,
	},
	skill: { update: updateSkill, add: '/projects/skill-add', body: endpointExamples.addSkill.body },
	review: {
		update: updateReview,
		add: '/projects/add-review',
		body: endpointExamples.addOwnerReview.body,
	},
};

/** Response fields that differ in name from the update's, or that derive from it. */
const shownAs: Record<string, (value: unknown) => object> = {
	projectDelevary: (projectDelivery) => ({ projectDelivery }),
	approve: (approve) => ({ pending: !approve, shown: approve }),
	excerpt: (excerpt) => ({ excerpt, ownExcerpt: excerpt }),
	outcomes: (outcomes) => ({ outcomes, outcome: expect.anything() }),
	story: (story) => ({ story, html: '<p>By <strong>boat</strong>.</p>\n' }),
	gallery: () => ({
		gallery: [
			{ alt: 'A boat', caption: 'Row.', picture: expect.objectContaining({ url: picture }) },
		],
	}),
	testimonial: (_id) => ({ testimonial: expect.objectContaining({ _id }) }),
	projects: (projects) => ({
		projects,
		related: [{ _id: ids.project, slug: expect.any(String), name: expect.any(String) }],
	}),
};
const follows = ['acknowledged', 'updated', 'status', 'picture', 'excerpt', 'readingMinutes'];

const ids: Record<string, string> = {};
/** References to other entries, whose ids are known only once they are created. */
const led: Record<string, () => unknown> = {
	testimonial: () => ids.review,
	projects: () => [ids.project],
};

const without = (data: Record<string, unknown>, names: readonly string[]) =>
	Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const fields = kinds.flatMap((kind) =>
	Object.entries<unknown>(other[kind]).map(([name, value]) => ({ kind, name, value })),
);
/** Fields that can be cleared, with their value in the response. */
const emptied: Record<string, unknown> = {
	level: '',
	userCity: null,
	pictureAlt: '',
	excerpt: '',
	seoTitle: '',
	slug: undefined,
	seoDescription: '',
	client: '',
	role: '',
	story: '',
	duration: '',
	testimonial: null,
	category: null,
	group: 'tools',
	image: '',
	img: '',
};
/** Fallback values of some cleared fields. */
const instead: Record<string, (before: Record<string, unknown>) => object> = {
	excerpt: ({ description }) => ({
		excerpt: `${description}`.replaceAll('**', ''),
		ownExcerpt: '',
	}),
	image: () => ({ picture: null }),
	img: () => ({ picture: null }),
	pictureAlt: ({ picture, topic }) => ({
		picture: picture && { ...Object(picture), alt: topic },
	}),
	story: () => ({ html: '' }),
	slug: ({ projectsName, topic }) => ({
		slug: String(projectsName ?? topic)
			.toLowerCase()
			.replaceAll(' ', '-'),
	}),
};
const texts = fields.filter(({ value }) => typeof value === 'string');
const required = texts.filter(({ name }) => !(name in emptied));
const clearings = texts
	.filter(({ name }) => name in emptied)
	.flatMap((field) => ['', ' ', null].map((empty) => ({ ...field, empty })));
/** Lists and numbers that can be cleared. */
const alsoEmptied: Record<string, { as: unknown; by: unknown[] }> = {
	year: { as: null, by: ['', null] },
	percentage: { as: null, by: ['', null] },
	priceFrom: { as: null, by: ['', null] },
	outcomes: { as: [], by: [[], null] },
	gallery: { as: [], by: [[], null] },
	deliverables: { as: [], by: [[], null] },
	projects: { as: [], by: [[], null] },
};
const moreClearings = fields.flatMap((field) =>
	(alsoEmptied[field.name]?.by ?? []).map((empty) => ({ ...field, empty })),
);

describe('a single-field update', () => {
	const clearAll = async () => {
		for (const kind of kinds) await clear(kind);
	};
	const update = (kind: Kind, body: object) =>
		asOwner('PUT', `/api${calls[kind].update.path.replace(':id', ids[kind] ?? '')}`, body);
	/** Current state: an empty update changes nothing. */
	const now = async (kind: Kind) => {
		const { status, body } = await update(kind, {});
		expect(status, JSON.stringify(body)).toBe(200);
		return without(body.data, ['acknowledged', 'updated']);
	};

	beforeAll(async () => {
		await demand(everyDetail('required'));
		await clearAll();
		for (const kind of kinds) {
			const { status, body } = await asOwner('POST', `/api${calls[kind].add}`, calls[kind].body);
			expect(status, JSON.stringify(body)).toBe(201);
			ids[kind] = body.insertedId;
		}
	});
	afterAll(async () => {
		await demand();
		await clearAll();
	});

	it.each(fields)('changes only $name of a $kind', async ({ kind, name, ...field }) => {
		const value = led[name]?.() ?? field.value;
		const before = await now(kind);
		const { status, body } = await update(kind, { [name]: value });
		expect(status, JSON.stringify(body)).toBe(200);
		const changed = shownAs[name]?.(value) ?? { [name]: value };
		expect(body.data).toMatchObject(changed);
		expect(before).not.toMatchObject(changed);
		const rest = [...follows, ...Object.keys(changed)];
		expect(without(await now(kind), rest)).toEqual(without(before, rest));
	});

	it.each(required)('cannot empty $name of a $kind', async ({ kind, name }) => {
		const before = await now(kind);
		const { status, body } = await update(kind, { [name]: ' ' });
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.details.errors.map(({ path }: { path: string[] }) => path)).toEqual([[name]]);
		expect(await now(kind)).toEqual(before);
	});

	it.each(clearings)('clears only the text field $name of a $kind with $empty', async (field) => {
		const { kind, name, empty } = field;
		if (name === 'testimonial') await update('review', { approve: true });
		const value = led[name]?.() ?? field.value;
		const filled = shownAs[name]?.(value) ?? { [name]: value };
		expect((await update(kind, { [name]: value })).body.data).toMatchObject(filled);
		const before = await now(kind);
		const { status } = await update(kind, { [name]: empty });
		expect(status).toBe(200);
		expect(await now(kind)).toEqual({
			...before,
			[name]: emptied[name],
			...instead[name]?.(before),
		});
	});

	it.each(
		moreClearings,
	)('clears only the number or list field $name of a $kind with $empty', async (field) => {
		const { kind, name, empty } = field;
		const value = led[name]?.() ?? field.value;
		expect((await update(kind, { [name]: value })).status).toBe(200);
		const before = await now(kind);
		expect(before[name]).not.toEqual(alsoEmptied[name]?.as);
		expect((await update(kind, { [name]: empty })).status).toBe(200);
		expect(await now(kind)).toEqual({
			...before,
			[name]: alsoEmptied[name]?.as,
			...(name === 'projects' && { related: [] }),
			...(name === 'outcomes' && { outcome: null }),
		});
	});

	it('rejects an unknown id in a project or service', async () => {
		for (const [kind, name, value] of [
			['project', 'testimonial', 'nobody'],
			['service', 'projects', ['nothing']],
		] as const) {
			const { status, body } = await update(kind, { [name]: value });
			expect(status).toBe(400);
			expect(body.error.details.errors).toEqual([{ path: [name], message: messages.noSuchEntry }]);
		}
	});

	it('clears the category of a project and rejects an unknown one', async () => {
		await sortInto('Web Design', 'Print');
		await update('project', { category: 'Web Design' });
		expect((await update('project', { category: null })).body.data.category).toBeNull();
		const { status, body } = await update('project', { category: 'Cooking' });
		expect(status).toBe(400);
		const message = messages.chooseOne(['Web Design', 'Print']);
		expect(body.error.details.errors).toEqual([{ path: ['category'], message }]);
	});

	it('keeps a project’s former category, but does not accept it again', async () => {
		await sortInto();
		await update('project', { category: 'Print' });
		await sortInto('Web Design');
		expect((await update('project', { category: 'Print' })).body.data.category).toBe('Print');
		await update('project', { category: 'Web Design' });
		expect((await update('project', { category: 'Print' })).status).toBe(400);
		await sortInto();
		expect((await update('project', { category: 'Cooking' })).body.data.category).toBe('Cooking');
	});

	it('reports which feature of a project is empty', async () => {
		const { status, body } = await update('project', { projectFeature: ['One', '', '3', '4'] });
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([
			{ path: ['projectFeature', 1], message: messages.enterFeature },
		]);
	});
});
