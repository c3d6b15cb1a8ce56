import type { Service } from '@sumu/contract';
import { documentId, type Fields, presenter, text } from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type schema from './content-types/service/schema.json';

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'servicesHeader' });

export const serviceFields = {
	_id: documentId,
	servicesHeader: text('servicesHeader'),
	servicesDescription: text('servicesDescription'),
	img: address,
	picture,
} satisfies Fields<Service, typeof schema>;

export const presentService = presenter(serviceFields);
