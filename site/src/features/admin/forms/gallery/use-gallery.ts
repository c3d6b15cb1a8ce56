import { useEffect, useRef } from 'react';
import { type Control, type FieldValues, useFieldArray } from 'react-hook-form';
import { useUploads } from '../../../../lib/upload/use-uploads';
import type { HeldEntry } from '../entry-form/definition';
import { reasonOf } from '../entry-form/failure';

type Item = HeldEntry & { readonly id: string };

/** Pictures of a form, and the uploads in progress. */
export function useGallery(
	control: Control<FieldValues>,
	name: string,
	most: number,
	report: (coming: { onTheirWay: number; failed: number }) => void,
) {
	const { fields, insert, remove, move } = useFieldArray({ control, name });
	const items = fields as unknown as readonly Item[];
	/** Upload ids by address. Pictures keep the order of their choice, whichever upload finishes first. */
	const turns = useRef(new Map<string, number>());
	const latest = useRef(items);
	latest.current = items;

	const { uploads, add, ...rest } = useUploads((image, id) => {
		turns.current.set(image, id);
		const later = latest.current.findIndex(
			(item) => (turns.current.get(item.image ?? '') ?? 0) > id,
		);
		const at = later < 0 ? latest.current.length : later;
		const item = { image, alt: '', caption: '' };
		latest.current = latest.current.toSpliced(at, 0, { ...item, id: image });
		insert(at, item, { shouldFocus: false });
	}, reasonOf);

	const failed = uploads.filter(({ failure }) => failure).length;
	const onTheirWay = uploads.length - failed;
	useEffect(() => {
		report({ onTheirWay, failed });
		return () => report({ onTheirWay: 0, failed: 0 });
	}, [report, onTheirWay, failed]);

	return {
		items,
		uploads,
		...rest,
		/** Uploads as many files as there is room for. */
		add: (files: readonly File[]) => add(files.slice(0, most - items.length - uploads.length)),
		remove,
		move(from: string, to: string) {
			const place = (id: string) => items.findIndex((item) => item.id === id);
			if (from !== to) move(place(from), place(to));
		},
	};
}
