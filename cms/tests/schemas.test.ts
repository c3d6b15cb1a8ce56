import { readFileSync } from 'node:fs';
import {
	blogSchema,
	contactBodySchema,
	counterChoices,
	detailFields,
	MAX_GALLERY_PICTURES,
	MAX_PROJECT_OUTCOMES,
	MAX_SERVICE_DELIVERABLES,
	maxLengths,
	newsletterBodySchema,
	PROJECT_FEATURE_COUNT,
	priceRange,
	projectYearRange,
	ratingRange,
	reviewSchema,
	serviceSchema,
	settingDefinitions,
	skillSchema,
	teaserIcons,
	wholeProjectSchema,
	wordingChoices,
} from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { findSchemaFaults } from '../src/api/site-setting/schema-check.ts';
import { contentTypes } from './support/content-types.ts';
import { ordinary } from './support/resolve-custom-fields.ts';

interface Attribute {
	type: string;
	component?: string;
	required?: boolean;
	maxLength?: number;
	column?: { args: number[] };
	enum?: string[];
	min?: number;
	max?: number;
	private?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(`src/${path}.json`, 'utf8'));
const attributes = (name: string): Record<string, Attribute> =>
	ordinary(read(`api/${name}/content-types/${name}/schema`).attributes);
const component = (name: string, folder = 'site'): Record<string, Attribute> =>
	ordinary(read(`components/${folder}/${name}`).attributes);

/** Keys that a response computes; the others are attributes of the content type. */
const computed = [
	'_id',
	'picture',
	'ownExcerpt',
	'readingMinutes',
	'location',
	'projectFeature',
	'rating',
	'outcome',
	'updated',
	'html',
	'related',
];
const own = (schema: { shape: object }) =>
	Object.keys(schema.shape).filter((key) => !computed.includes(key));

describe('content types and contract', () => {
	it.each([
		['project', wholeProjectSchema],
		['blog', blogSchema],
		['review', reviewSchema],
		['service', serviceSchema],
		['skill', skillSchema],
		['message', contactBodySchema],
		['subscriber', newsletterBodySchema],
	])('%s has every field of its contract schema', (name, schema) => {
		const expected = own(schema).filter((key) => key !== 'website' && key !== 'elapsed');
		expect(Object.keys(attributes(name))).toEqual(expect.arrayContaining(expected));
	});

	const siteFile = 'api/site-setting/content-types/site-setting/schema';
	const readComponent = (uid: string) => {
		const [folder, name = ''] = uid.split('.');
		return {
			file: `cms/src/components/${folder}/${name}.json`,
			attributes: component(name, folder),
		};
	};
	const siteSchema = {
		file: `cms/src/${siteFile}.json`,
		attributes: attributes('site-setting'),
	};

	it('site-setting has an attribute for every setting', () => {
		expect(findSchemaFaults(settingDefinitions, siteSchema, readComponent)).toEqual([]);
	});

	it('names each setting without an attribute, and the file to edit', () => {
		const { resumeUrl: _, experience, ...others } = siteSchema.attributes;
		const attributesWithFaults = { ...others, experience: { ...experience, type: 'string' } };
		expect(
			findSchemaFaults(
				settingDefinitions,
				{ ...siteSchema, attributes: attributesWithFaults },
				(uid) => {
					const { file, attributes: all } = readComponent(uid);
					const { phone: _phone, ...rest } = all;
					return { file, attributes: rest };
				},
			),
		).toEqual([
			`Setting resumeUrl: add an attribute of type string to ${siteSchema.file}`,
			`Setting experience: its type in ${siteSchema.file} must be integer`,
			'Setting contact.phone: add an attribute of type string or text to cms/src/components/site/contact.json',
		]);
	});

	it('agree on choices and bounds', () => {
		expect(attributes('project').category?.maxLength).toBe(maxLengths.name);
		expect(attributes('skill').group?.maxLength).toBe(maxLengths.name);
		expect(component('social').network?.maxLength).toBe(maxLengths.name);
		expect(component('teaser').icon?.enum).toEqual(teaserIcons);
		expect(attributes('site-setting').wording?.enum).toEqual(wordingChoices);
		expect(attributes('site-setting').cardCounters?.enum).toEqual(counterChoices);
		expect(attributes('review').rating).toMatchObject(ratingRange);
		expect(attributes('skill').percentage).toMatchObject({ min: 0, max: 100 });
		expect(attributes('project').projectPrice).toMatchObject({ min: 0 });
		expect(attributes('project').year).toMatchObject(projectYearRange);
		expect(attributes('project').outcomes?.max).toBe(MAX_PROJECT_OUTCOMES);
		expect(attributes('project').gallery?.max).toBe(MAX_GALLERY_PICTURES);
		expect(attributes('service').deliverables?.max).toBe(MAX_SERVICE_DELIVERABLES);
		expect(attributes('service').priceFrom).toMatchObject(priceRange);
		expect(component('outcome', 'project')).toMatchObject({
			value: { maxLength: maxLengths.short },
			label: { maxLength: maxLengths.name },
		});
		expect(component('picture', 'project')).toMatchObject({
			alt: { maxLength: maxLengths.line },
			caption: { maxLength: maxLengths.line },
		});
		/** The settings decide which details are required, so the schema requires none. */
		for (const name of Object.values(detailFields))
			expect(attributes('project')[name]?.required, name).toBeUndefined();
		const features = Object.keys(attributes('project')).filter((key) => /Feature\d$/.test(key));
		expect(features).toHaveLength(PROJECT_FEATURE_COUNT);
		expect(attributes('review').userEmail?.private).toBe(true);
	});

	it('agree on the required fields and maximum lengths of a message', () => {
		const { name, email, number, subject, details } = attributes('message');
		expect(name).toMatchObject({ required: true, maxLength: maxLengths.name });
		expect(email).toMatchObject({ required: true, maxLength: maxLengths.email });
		// The settings decide whether it is required.
		expect(number).toEqual({ type: 'string', maxLength: maxLengths.phone });
		expect(subject).toMatchObject({ required: true, maxLength: maxLengths.subject });
		expect(details).toMatchObject({ required: true, maxLength: maxLengths.text });
	});

	it('limit every text field and use wide enough columns', () => {
		for (const name of contentTypes)
			for (const [key, { type, maxLength, column }] of Object.entries(attributes(name))) {
				if (!['string', 'text', 'richtext', 'email'].includes(type)) continue;
				expect(maxLength, `${name}.${key}`).toBeGreaterThan(0);
				if (type === 'string' || type === 'email')
					expect(column?.args[0] ?? 255, `${name}.${key}`).toBeGreaterThanOrEqual(maxLength ?? 0);
			}
	});
});
