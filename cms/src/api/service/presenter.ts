import type { ManagedService, Service } from '@sumu/contract';
import { slugField } from '../../platform/addresses/slugs';
import { stateFields } from '../../platform/documents/publication-state';
import {
	componentListField,
	computedField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	nullableNumberField,
	relationListField,
	textField,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-columns';
import type projectSchema from '../project/content-types/project/schema.json';
import type schema from './content-types/service/schema.json';

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'servicesHeader' });

const relatedProjectsField = relationListField('projects', {
	_id: documentIdField,
	slug: slugField,
	name: textField('projectsName'),
} satisfies FieldMapFor<Service['related'][number], typeof projectSchema>);

export const serviceFields = {
	_id: documentIdField,
	servicesHeader: textField('servicesHeader'),
	servicesDescription: textField('servicesDescription'),
	img: address,
	picture,
	deliverables: computedField(
		{ lines: componentListField('deliverables', { text: textField('text') }) },
		(from) => from.lines.map((line) => line.text),
	),
	duration: textField('duration'),
	priceFrom: nullableNumberField('priceFrom'),
	projects: computedField({ related: relatedProjectsField }, (from) =>
		from.related.map(({ _id }) => _id),
	),
	related: relatedProjectsField,
	updated: dateField('updatedAt'),
} satisfies FieldMapFor<Service, typeof schema>;

export const managedServiceFields = { ...serviceFields, ...stateFields } satisfies FieldMapFor<
	Required<ManagedService>,
	typeof schema
>;

export const presentManagedService = createPresenter(managedServiceFields);
export const presentService = createPresenter(serviceFields);
