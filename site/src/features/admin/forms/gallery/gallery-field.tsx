import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import type { Path } from 'react-hook-form';
import { LibraryPicker } from '../../library/library-picker';
import { SortableList } from '../../order/sortable-list';
import { useRemovalFocus } from '../../ui/use-removal-focus';
import { adminWords } from '../../words';
import type { EntryValues } from '../entry-form/definition';
import type { EntryFields } from '../entry-form/use-entry-form';
import { LineField } from '../fields/form-fields';
import { GalleryItem } from './gallery-item';
import { PictureDrop } from './picture-drop';
import { UploadRow } from './upload-row';
import { useGallery } from './use-gallery';

const getPictureLabel = (index: number) => `picture ${index + 1}`;

/** Ordered pictures, each with its texts; several can upload at once. */
export function GalleryField<Form>({
	entry,
	name,
	label,
	most,
}: {
	entry: Pick<EntryFields<Form>, 'field' | 'error' | 'listControl' | 'gallery'>;
	name: Path<EntryValues<Form>>;
	label: string;
	most: number;
}) {
	const headingId = useId();
	const gallery = useGallery(entry.listControl, name, most, entry.gallery.report);
	const { list, removed } = useRemovalFocus<HTMLElement>();
	const sortableItems = gallery.items.map((item, index) => ({
		_id: item.id,
		name: getPictureLabel(index),
		note: '',
	}));
	const error = entry.error(name);
	return (
		<Box as="section" ref={list} aria-labelledby={headingId}>
			<Box as="h2" id={headingId} textStyle="h4" fontSize="1.25rem" marginBottom="2">
				{label}
			</Box>
			<Box as="p" textStyle="small" color="muted" marginBottom="3">
				{adminWords.gallery.help}
			</Box>
			<SortableList items={sortableItems} move={gallery.move}>
				<Box as="ol" borderTopWidth={gallery.items.length > 0 ? '1px' : '0'} borderColor="hairline">
					{gallery.items.map((item, index) => (
						<GalleryItem
							key={item.id}
							id={item.id}
							called={getPictureLabel(index)}
							image={item.image ?? ''}
							onRemove={() => {
								gallery.remove(index);
								removed(index);
							}}
						>
							<LineField
								entry={entry}
								name={`${name}.${index}.caption` as typeof name}
								label={adminWords.gallery.caption(getPictureLabel(index))}
							/>
							<LineField
								entry={entry}
								name={`${name}.${index}.alt` as typeof name}
								label={adminWords.gallery.alt(getPictureLabel(index))}
							/>
						</GalleryItem>
					))}
				</Box>
			</SortableList>
			{gallery.uploads.length > 0 && (
				<Box as="ul" aria-label={adminWords.gallery.onTheirWay}>
					{gallery.uploads.map((upload) => (
						<UploadRow
							key={upload.id}
							upload={upload}
							onRetry={() => gallery.retry(upload)}
							onCancel={() => gallery.cancel(upload.id)}
						/>
					))}
				</Box>
			)}
			{error && (
				<Box as="p" role="alert" color="danger" textStyle="label" marginBlock="2">
					{error}
				</Box>
			)}
			{gallery.items.length < most && (
				<PictureDrop label={adminWords.gallery.add} onFiles={gallery.add}>
					<LibraryPicker onChoose={gallery.take} />
				</PictureDrop>
			)}
		</Box>
	);
}
