import { Box } from '@chakra-ui/react';
import { CircleAlert, ImageUp } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../../../ui/button';
import { type CropHint, PicturePreview } from './picture-preview';
import { ProgressBar } from './progress-bar';
import { useDropZone } from './use-drop-zone';

/** Without HEIC: a phone then converts its photos to JPEG. */
export const acceptedImageTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

const imageIn = ({ files }: DataTransfer) =>
	[...files].find(({ type }) => type.startsWith('image/')) ?? files[0];

/** Picture to choose, drop or paste; previewed as the site will crop it. */
export function PictureBox({
	label,
	cropHint,
	address,
	name,
	error,
	part,
	buttonRef,
	onChoose,
	onRemove,
	children,
}: {
	label: string;
	cropHint: CropHint;
	/** Address of the shown picture, or empty. */
	address: string;
	/** File name, if the picture is a chosen file. */
	name: string | undefined;
	error: string | undefined;
	/** Upload progress, 0 to 1; null while nothing is uploading. */
	part: number | null;
	buttonRef?: Ref<HTMLButtonElement>;
	onChoose: (file: File) => void;
	onRemove: () => void;
	/** More buttons. */
	children?: ReactNode;
}) {
	const baseId = useId();
	const fileInputRef = useRef<HTMLInputElement>(null);
	const isUploading = part !== null;

	const chooseFile = (file: File | undefined) => file && !isUploading && onChoose(file);
	const dropZone = useDropZone((dropped) => chooseFile(imageIn(dropped)));

	return (
		<Box role="group" aria-labelledby={`${baseId}-label`} display="grid" gap="2">
			<Box id={`${baseId}-label`} textStyle="label">
				{label}
			</Box>
			<Box
				display="grid"
				gap="4"
				padding="4"
				border="1px dashed"
				borderColor={error ? 'danger' : 'control'}
				{...dropZone}
				onPaste={({ clipboardData }) => chooseFile(imageIn(clipboardData))}
			>
				<input
					ref={fileInputRef}
					type="file"
					accept={acceptedImageTypes}
					hidden
					aria-label={label}
					onChange={({ target }) => {
						chooseFile(target.files?.[0]);
						// Lets the user choose the same file again.
						target.value = '';
					}}
				/>
				{address ? (
					<PicturePreview address={address} name={name} cropHint={cropHint} />
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
				{isUploading && <ProgressBar part={part} label="Upload" />}
				<Box display="flex" flexWrap="wrap" gap="3" css={{ '& > button': { flexGrow: '1' } }}>
					<Button
						{...(buttonRef && { ref: buttonRef })}
						variant="outline"
						size="compact"
						aria-disabled={isUploading}
						aria-invalid={Boolean(error)}
						aria-describedby={error ? `${baseId}-error` : `${baseId}-hint`}
						onClick={() => !isUploading && fileInputRef.current?.click()}
					>
						{address ? 'Replace' : 'Choose a picture'}
					</Button>
					{address && (
						<Button
							variant="outline"
							size="compact"
							aria-disabled={isUploading}
							onClick={() => !isUploading && onRemove()}
						>
							Remove
						</Button>
					)}
					{children}
				</Box>
			</Box>
			{error && (
				<Box id={`${baseId}-error`} display="flex" gap="2" color="danger" textStyle="label">
					<CircleAlert size={18} aria-hidden />
					{error}
				</Box>
			)}
			<Box as="p" id={`${baseId}-hint`} textStyle="small" color="muted">
				{cropHint.hint} JPEG, PNG, WebP or GIF, up to 10 MB. Animations: up to 40 megapixels in all
				frames together.
			</Box>
		</Box>
	);
}
