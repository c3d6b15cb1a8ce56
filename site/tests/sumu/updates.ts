import {
	apiEndpoints,
	type EndpointName,
	type EntryKind,
	findRequirementProblems,
	requiredDetailsFor,
} from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { blogForm } from '../../src/features/admin/forms/blog-form';
import type {
	AnyRow,
	EntryFormDefinition,
} from '../../src/features/admin/forms/entry-form/definition';
import { projectForm } from '../../src/features/admin/forms/project-form';
import { reviewForm } from '../../src/features/admin/forms/review-form';
import { serviceForm } from '../../src/features/admin/forms/service-form';
import { skillForm } from '../../src/features/admin/forms/skill-form';
import * as blogUpdate from '../../src/routes/sumu/blog-form';
import * as projectUpdate from '../../src/routes/sumu/project-form';
import * as reviewUpdate from '../../src/routes/sumu/review-form';
import * as serviceUpdate from '../../src/routes/sumu/service-form';
import * as skillUpdate from '../../src/routes/sumu/skill-form';
import type { CmsStandIn } from '../../src/testing/cms';

/** A field of an update form with its stored value. */
export interface UpdateField {
	readonly name: string;
	readonly row: AnyRow;
	readonly stored: unknown;
}

/** Without the site's settings, which have their own tests. */
type UpdateName = Exclude<Extract<EndpointName, `update${string}`>, 'updateSite' | 'updateImage'>;

/** The update form of one content type. */
export interface Update {
	readonly kind: EntryKind;
	readonly route: { default: ComponentType; clientLoader: LoaderFunction };
	readonly put: UpdateName;
	/** Version of the entry. */
	readonly updated: string;
	/** The entry as the CMS returns it. */
	readonly entry: object;
	readonly fields: readonly UpdateField[];
}

/** `named` contains the entry's values whose form names differ. */
function update<Form, Entry extends { updated: string }>(
	kind: EntryKind,
	route: Update['route'],
	{ fields }: EntryFormDefinition<Form, Entry>,
	entry: Entry,
	named: { readonly [Name in Exclude<keyof Form, keyof Entry>]-?: unknown },
): Omit<Update, 'put'> {
	const stored = new Map<string, unknown>([...Object.entries(entry), ...Object.entries(named)]);
	const rows: [string, AnyRow & { read?: (entry: Entry) => unknown }][] = Object.entries(fields);
	return {
		kind,
		route,
		updated: entry.updated,
		entry: { ...entry, ...published },
		fields: rows.map(([name, row]) => ({
			name,
			row,
			stored: row.read ? row.read(entry) : stored.get(name),
		})),
	};
}

/** Published, with no newer draft. */
export const published = { status: 'published', publishAt: null, shown: true } as const;

export const review = { ...endpointExamples.getReview.response.data, ...published };

/** Returns the saved values as the CMS does: a cleared value becomes an empty text. */
export const answered = (typed: object): object =>
	Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value ?? '']));

/** Gives every form a published entry. */
export function allPublished(cms: CmsStandIn) {
	cms.on('getProject', one(endpointExamples.getProject.response.data));
	cms.on('getBlog', one(endpointExamples.getBlog.response.data));
	cms.on('getService', one(endpointExamples.getService.response.data));
	cms.on('getSkill', one(endpointExamples.getSkill.response.data));
	cms.on('getReview', one(endpointExamples.getReview.response.data));
}

const one = <Entry extends object>(entry: Entry) => ({
	status: true as const,
	data: { ...entry, ...published },
});

/** The form of every update endpoint; a missing one does not compile. */
const forms: Readonly<Record<UpdateName, Omit<Update, 'put'>>> = {
	updateProject: update(
		'project',
		projectUpdate,
		projectForm(() => null),
		endpointExamples.getProject.response.data,
		{},
	),
	updateBlog: update(
		'blog',
		blogUpdate,
		blogForm(() => null),
		endpointExamples.getBlog.response.data,
		{},
	),
	updateService: update(
		'service',
		serviceUpdate,
		serviceForm,
		endpointExamples.getService.response.data,
		{},
	),
	updateSkill: update('skill', skillUpdate, skillForm, endpointExamples.getSkill.response.data, {}),
	updateReview: update('review', reviewUpdate, reviewForm, review, {}),
};

export const updates: readonly Update[] = (Object.keys(forms) as UpdateName[]).map((put) => ({
	put,
	...forms[put],
}));

const site = endpointExamples.getSite.response.data;

/** Returns whether the contract and the settings accept this value of a field, with all others unchanged. */
export const takes = ({ put, fields, kind }: Update, name: string, value: unknown): boolean => {
	const whole = Object.fromEntries(fields.map((field) => [field.name, field.stored]));
	const isTaken = apiEndpoints[put].body?.safeParse({ ...whole, [name]: value }).success === true;
	const demanded = put === 'updateProject' ? requiredDetailsFor(site.details, [name]) : null;
	if (findRequirementProblems(kind, site, { [name]: value }, 'given').length > 0) return false;
	return isTaken && demanded?.safeParse({ [name]: value }).success !== false;
};
