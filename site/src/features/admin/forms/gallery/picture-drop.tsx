import { Box } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../../ui/button';
import { acceptedImageTypes } from '../../ui/picture-box';
import { useDropZone } from '../../ui/use-drop-zone';
import { addButtonAttributes } from '../../ui/use-removal-focus';

/** Takes any number of dropped, pasted or chosen pictures. */
export function PictureDrop({
	label,
	onFiles,
	children,
}: {
	label: string;
	onFiles: (files: readonly File[]) => void;
	/** More buttons. */
	children?: ReactNode;
}) {
	const fileInputRef = useRef<HTMLInputElement>(null);
	const dropZone = useDropZone(({ files }) => onFiles([...files]));
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			gap="4"
			padding="4"
			marginTop="3"
			border="1px dashed"
			borderColor="control"
			{...dropZone}
			onPaste={({ clipboardData }) => onFiles([...clipboardData.files])}
		>
			<input
				ref={fileInputRef}
				type="file"
				multiple
				accept={acceptedImageTypes}
				hidden
				aria-label={label}
				onChange={({ target }) => {
					onFiles([...(target.files ?? [])]);
					// Lets the user choose the same files again.
					target.value = '';
				}}
			/>
			<Button
				{...addButtonAttributes}
				variant="outline"
				size="compact"
				onClick={() => fileInputRef.current?.click()}
			>
				<ImagePlus size={18} aria-hidden />
				{label}
			</Button>
			{children}
			<Box as="p" textStyle="small" color="muted">
				or drop them here. JPEG, PNG or WebP, up to 10 MB each.
			</Box>
		</Box>
	);
}
