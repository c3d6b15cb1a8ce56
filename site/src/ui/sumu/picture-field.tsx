import { Box } from '@chakra-ui/react';
import { CircleAlert, ImageUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Editor } from '../../lib/editor/use-editor';
import { Button } from '../button';
import { PicturePreview, type Slot } from './picture-preview';
import { Threads } from './threads';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

const imageIn = ({ files }: DataTransfer) =>
	[...files].find(({ type }) => type.startsWith('image/')) ?? files[0];

/** A picture chosen, dropped or pasted; shown as its slot will crop it, uploaded with the form. */
export function PictureField({
	editor: { control, picture, sending },
	label,
	slot,
}: {
	editor: Editor;
	label: string;
	slot: Slot;
}) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const { field } = useController({ control, name: picture.name });
	const shown = picture.chosen?.preview ?? (typeof field.value === 'string' ? field.value : '');
	const isUploading = sending.phase.name === 'uploading';

	const take = (file: File | undefined) => file && !isUploading && picture.choose(file);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		take(imageIn(event.dataTransfer));
	};

	return (
		<Box role="group" aria-labelledby={`${id}-label`} display="grid" gap="2">
			<Box id={`${id}-label`} textStyle="label">
				{label}
			</Box>
			<Box
				display="grid"
				gap="4"
				padding="4"
				border="1px dashed"
				borderColor={picture.error ? 'danger' : 'control'}
				bg={isOver ? 'raised' : undefined}
				outline={isOver ? '3px solid {colors.ink}' : undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
				onPaste={({ clipboardData }) => take(imageIn(clipboardData))}
			>
				<input
					ref={input}
					type="file"
					accept={accepted}
					hidden
					aria-label={label}
					onChange={({ target }) => {
						take(target.files?.[0]);
						// The same file may be chosen again.
						target.value = '';
					}}
				/>
				{shown ? (
					<PicturePreview address={shown} name={picture.chosen?.file.name} slot={slot} />
				) : (
					<Box
						display="grid"
						placeItems="center"
						placeContent="center"
						gap="3"
						minHeight="136px"
						color="muted"
					>
						<ImageUp size={32} strokeWidth={1.25} aria-hidden />
						<Box as="p" textStyle="small" textAlign="center">
							Drop a picture here, paste one, or
						</Box>
					</Box>
				)}
				{sending.phase.name === 'uploading' && <Threads part={sending.phase.part} label="Upload" />}
				<Box display="flex" flexWrap="wrap" gap="3">
					<Button
						ref={field.ref}
						variant="outline"
						size="compact"
						flexGrow="1"
						aria-disabled={isUploading}
						aria-invalid={Boolean(picture.error)}
						aria-describedby={picture.error ? `${id}-error` : `${id}-hint`}
						onClick={() => !isUploading && input.current?.click()}
					>
						{shown ? 'Replace' : 'Choose a picture'}
					</Button>
					{shown && (
						<Button
							variant="outline"
							size="compact"
							flexGrow="1"
							aria-disabled={isUploading}
							onClick={() => !isUploading && picture.remove()}
						>
							Remove
						</Button>
					)}
				</Box>
			</Box>
			{picture.error && (
				<Box id={`${id}-error`} display="flex" gap="2" color="danger" textStyle="label">
					<CircleAlert size={18} aria-hidden />
					{picture.error}
				</Box>
			)}
			<Box as="p" id={`${id}-hint`} textStyle="small" color="muted">
				{slot.hint} JPEG, PNG or WebP, up to 10 MB.
			</Box>
		</Box>
	);
}
