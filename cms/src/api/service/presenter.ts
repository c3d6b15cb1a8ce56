import type { ManagedService, Service } from '@sumu/contract';
import { stateFields } from '../../platform/documents/state';
import { date, documentId, type Fields, presenter, text } from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type schema from './content-types/service/schema.json';

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'servicesHeader' });

export const serviceFields = {
	_id: documentId,
	servicesHeader: text('servicesHeader'),
	servicesDescription: text('servicesDescription'),
	img: address,
	picture,
	updated: date('updatedAt'),
} satisfies Fields<Service, typeof schema>;

export const managedServiceFields = { ...serviceFields, ...stateFields } satisfies Fields<
	Required<ManagedService>,
	typeof schema
>;

export const presentManagedService = presenter(managedServiceFields);
export const presentService = presenter(serviceFields);
