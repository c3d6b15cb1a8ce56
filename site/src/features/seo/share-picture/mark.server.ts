import type { Brand } from '@sumu/contract';
import sharp from 'sharp';
import { pictureBytes } from '../picture-bytes.server';

/** Whose site it is, as a picture beside the name or in place of it. */
export interface Mark {
	readonly data: string;
	readonly width: number;
	readonly height: number;
	readonly saysName: boolean;
}

/** Pixels that a logo may take, and an icon, which stands beside the name. */
const logoSlot = { width: 420, height: 72 };
const iconSlot = { width: 56, height: 56 };

/** The owner's logo, else the icon; null where there is none, and where it is not to be had. */
export async function markOf({ logo, icon }: Pick<Brand, 'logo' | 'icon'>): Promise<Mark | null> {
	for (const picture of [logo, icon]) {
		const original = picture && (await pictureBytes(picture));
		if (!original) continue;
		const saysName = picture === logo;
		const slot = saysName ? logoSlot : iconSlot;
		const { data, info } = await sharp(original)
			.resize({ ...slot, fit: 'inside' })
			.png()
			.toBuffer({ resolveWithObject: true });
		const { width, height } = info;
		return { data: `data:image/png;base64,${data.toString('base64')}`, width, height, saysName };
	}
	return null;
}
