import { Box } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { getPictureFileError } from '../../../../lib/upload/use-picture';
import { UploadError, useUpload } from '../../../../lib/upload/use-upload';
import { Button } from '../../../../ui/button';
import { Input } from '../../../../ui/field';
import { ProgressBar } from '../../ui/progress-bar';

/** Shortens addresses on this site to their path, so that the text still works after a change of domain. */
export function pathOf(address: string): string {
	if (!address) return '';
	const { origin, pathname } = new URL(address, location.href);
	return origin === location.origin ? pathname : address;
}

const reasonOf = (error: unknown) =>
	error instanceof UploadError && error.cause instanceof Error ? error.cause.message : '';

/** Upload of one picture: its progress, its alternative text, and its insertion into the text. */
export function PictureUpload({
	file,
	onInsert,
	onRemove,
}: {
	file: File;
	onInsert: (alt: string, address: string) => void;
	onRemove: () => void;
}) {
	const inputId = useId();
	const [alt, setAlt] = useState('');
	const [address, setAddress] = useState('');
	const [fault, setFault] = useState(() => getPictureFileError(file));
	const { part, upload, cancel } = useUpload();
	const inputRef = useRef<HTMLInputElement>(null);
	const isRefused = getPictureFileError(file) !== '';

	async function uploadPicture() {
		setFault('');
		try {
			setAddress(pathOf(await upload(file)));
		} catch (error) {
			if (!(error instanceof UploadError && error.isCancelled))
				setFault(`Upload failed. ${reasonOf(error)}`);
		}
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it was chosen
	useEffect(() => {
		inputRef.current?.focus();
		if (!isRefused) void uploadPicture();
	}, []);

	const insertIfUploaded = (words: string) => {
		if (address) onInsert(words, address);
	};
	return (
		<Box
			role="group"
			aria-label={`Picture ${file.name}`}
			display="grid"
			gap="3"
			padding="4"
			borderBottomWidth="1px"
			borderColor="hairline"
			bg="raised"
			textStyle="small"
		>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Box as="span" overflowWrap="anywhere">
					{file.name}
				</Box>
				<Box as="span" role="status" color="muted" flexShrink="0">
					{address ? 'Uploaded' : part !== null && 'Uploading'}
				</Box>
			</Box>
			{part !== null && <ProgressBar part={part} label={`Upload of ${file.name}`} />}
			{fault && (
				<Box as="p" role="alert" color="danger">
					{fault.replace(/[^.!?]$/, '$&.')} Your text is unchanged.
				</Box>
			)}
			{!isRefused && (
				<Box display="grid" gap="1">
					<Box as="label" {...{ htmlFor: inputId }} textStyle="label">
						Description for people who can’t see the picture
					</Box>
					<Input
						ref={inputRef}
						id={inputId}
						value={alt}
						maxLength={300}
						autoComplete="off"
						onChange={({ target }) => setAlt(target.value)}
						onKeyDown={(event) => {
							if (event.key !== 'Enter') return;
							event.preventDefault();
							if (alt.trim()) insertIfUploaded(alt);
						}}
					/>
				</Box>
			)}
			<Box display="flex" flexWrap="wrap" gap="3">
				{!isRefused && (
					<>
						<Button
							variant="ink"
							size="compact"
							aria-disabled={!address || !alt.trim()}
							onClick={() => alt.trim() && insertIfUploaded(alt)}
						>
							Insert
						</Button>
						<Button
							variant="outline"
							size="compact"
							aria-disabled={!address}
							onClick={() => insertIfUploaded('')}
						>
							Decorative only
						</Button>
					</>
				)}
				{fault && !isRefused && (
					<Button variant="outline" size="compact" onClick={() => void uploadPicture()}>
						Try again
					</Button>
				)}
				<Button
					variant="outline"
					size="compact"
					onClick={() => {
						cancel();
						onRemove();
					}}
				>
					{fault ? 'Close' : 'Leave it out'}
				</Button>
			</Box>
		</Box>
	);
}
