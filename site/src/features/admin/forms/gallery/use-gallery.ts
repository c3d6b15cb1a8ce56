import { useEffect, useRef } from 'react';
import { type Control, type FieldValues, useFieldArray } from 'react-hook-form';
import { useUploads } from '../../../../lib/upload/use-uploads';
import type { FormEntryValue } from '../entry-form/definition';
import { reasonOf } from '../entry-form/save-failure';

type Item = FormEntryValue & { readonly id: string };

/** Pictures of a form, and the uploads in progress. */
export function useGallery(
	control: Control<FieldValues>,
	name: string,
	most: number,
	report: (coming: { onTheirWay: number; failed: number }) => void,
) {
	const { fields, insert, remove, move } = useFieldArray({ control, name });
	const galleryItems = fields as unknown as readonly Item[];
	/** Upload ids by address. Pictures keep the order of their choice, whichever upload finishes first. */
	const uploadIdsByAddress = useRef(new Map<string, number>());
	const latestItemsRef = useRef(galleryItems);
	latestItemsRef.current = galleryItems;

	const { uploads, add, ...rest } = useUploads((image, id) => {
		uploadIdsByAddress.current.set(image, id);
		const later = latestItemsRef.current.findIndex(
			(item) => (uploadIdsByAddress.current.get(item.image ?? '') ?? 0) > id,
		);
		const at = later < 0 ? latestItemsRef.current.length : later;
		const item = { image, alt: '', caption: '' };
		latestItemsRef.current = latestItemsRef.current.toSpliced(at, 0, { ...item, id: image });
		insert(at, item, { shouldFocus: false });
	}, reasonOf);

	const failedCount = uploads.filter(({ failure }) => failure).length;
	const onTheirWay = uploads.length - failedCount;
	useEffect(() => {
		report({ onTheirWay, failed: failedCount });
		return () => report({ onTheirWay: 0, failed: 0 });
	}, [report, onTheirWay, failedCount]);

	return {
		items: galleryItems,
		uploads,
		...rest,
		/** Uploads as many files as there is room for. */
		add: (files: readonly File[]) =>
			add(files.slice(0, most - galleryItems.length - uploads.length)),
		/** Adds a picture of the media library at the end. */
		take: (image: string) =>
			insert(galleryItems.length, { image, alt: '', caption: '' }, { shouldFocus: false }),
		remove,
		move(from: string, to: string) {
			const place = (id: string) => galleryItems.findIndex((item) => item.id === id);
			if (from !== to) move(place(from), place(to));
		},
	};
}
