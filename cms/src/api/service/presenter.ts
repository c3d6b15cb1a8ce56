import type { Service } from '@sumu/contract';
import { type FileRow, pictured } from '../../platform/media/picture';

export interface ServiceRow {
	documentId: string;
	servicesHeader: string;
	servicesDescription: string;
	img: FileRow | null;
	imageUrl: string | null;
}

export const serviceColumns = ['documentId', 'servicesHeader', 'servicesDescription', 'imageUrl'];

export function presentService(row: ServiceRow): Service {
	const { address, picture } = pictured(row.img, row.imageUrl, row.servicesHeader);
	return {
		_id: row.documentId,
		servicesHeader: row.servicesHeader,
		servicesDescription: row.servicesDescription,
		img: address,
		picture,
	};
}
