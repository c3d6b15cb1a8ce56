import type { ManagedService, Service } from '@sumu/contract';
import { slug } from '../../platform/addresses/slug-field';
import { stateFields } from '../../platform/documents/state';
import {
	components,
	computed,
	date,
	documentId,
	type Fields,
	numberOrNull,
	presenter,
	relations,
	text,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type projectSchema from '../project/content-types/project/schema.json';
import type schema from './content-types/service/schema.json';

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'servicesHeader' });

const related = relations('projects', {
	_id: documentId,
	slug,
	name: text('projectsName'),
} satisfies Fields<Service['related'][number], typeof projectSchema>);

export const serviceFields = {
	_id: documentId,
	servicesHeader: text('servicesHeader'),
	servicesDescription: text('servicesDescription'),
	img: address,
	picture,
	deliverables: computed({ lines: components('deliverables', { text: text('text') }) }, (from) =>
		from.lines.map((line) => line.text),
	),
	duration: text('duration'),
	priceFrom: numberOrNull('priceFrom'),
	projects: computed({ related }, (from) => from.related.map(({ _id }) => _id)),
	related,
	updated: date('updatedAt'),
} satisfies Fields<Service, typeof schema>;

export const managedServiceFields = { ...serviceFields, ...stateFields } satisfies Fields<
	Required<ManagedService>,
	typeof schema
>;

export const presentManagedService = presenter(managedServiceFields);
export const presentService = presenter(serviceFields);
