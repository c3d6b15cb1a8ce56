import { Box } from '@chakra-ui/react';
import { FolderUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { TextButton } from '../../../ui/text-link';
import { ProgressBar } from '../ui/progress-bar';
import { useDropZone } from '../ui/use-drop-zone';
import { type UploadedFile, upload } from './api';
import { chosenFiles, droppedFiles } from './dropped-files';
import { importWords } from './words';

/** Files or a folder to choose or drop; they are uploaded at once. */
export function UploadBox({ onUploaded }: { onUploaded: (id: string) => void }) {
	const [part, setPart] = useState<number | null>(null);
	const controller = useRef<AbortController>(null);
	const fileInput = useRef<HTMLInputElement>(null);
	const folderInput = useRef<HTMLInputElement>(null);
	useEffect(() => () => controller.current?.abort(), []);
	// React has no property for it.
	useEffect(() => folderInput.current?.setAttribute('webkitdirectory', ''), []);

	async function send(files: readonly UploadedFile[]) {
		if (files.length === 0 || controller.current) return;
		controller.current = new AbortController();
		const { signal } = controller.current;
		setPart(0);
		try {
			onUploaded(await upload(files, setPart, signal));
		} catch (error) {
			const errorText = error instanceof Error ? error.message : '';
			if (!signal.aborted)
				await showAlert('error', { title: importWords.uploadFailed, text: errorText });
		} finally {
			controller.current = null;
			setPart(null);
		}
	}
	const dropZone = useDropZone((dropped) => void droppedFiles(dropped).then(send));
	const fileInputElement = (ref: typeof fileInput, label: string) => (
		<input
			ref={ref}
			type="file"
			multiple
			hidden
			aria-label={label}
			onChange={({ target }) => {
				void send(chosenFiles(target.files));
				target.value = '';
			}}
		/>
	);
	return (
		<Box
			display="grid"
			justifyItems="center"
			alignContent="center"
			gap="4"
			minHeight="220px"
			maxWidth="960px"
			padding="6"
			border="1px dashed"
			borderColor="control"
			{...dropZone}
		>
			{fileInputElement(fileInput, importWords.chooseFile)}
			{fileInputElement(folderInput, importWords.chooseFolder)}
			<Box color="muted">
				<FolderUp size={32} strokeWidth={1.25} aria-hidden />
			</Box>
			{part === null ? (
				<>
					<Box as="p" textStyle="ui" color="muted" textAlign="center">
						{importWords.drop}
					</Box>
					<Box display="flex" flexWrap="wrap" justifyContent="center" gap="3">
						<Button size="compact" onClick={() => fileInput.current?.click()}>
							{importWords.chooseFile}
						</Button>
						<Button size="compact" variant="outline" onClick={() => folderInput.current?.click()}>
							{importWords.chooseFolder}
						</Button>
					</Box>
					<Box as="p" textStyle="small" color="muted" textAlign="center">
						{importWords.limit}
					</Box>
				</>
			) : (
				<Box width="full" maxWidth="420px" display="grid" gap="3" justifyItems="center">
					<Box width="full">
						<ProgressBar part={part} label={importWords.uploading} />
					</Box>
					<TextButton onClick={() => controller.current?.abort()}>
						{importWords.cancelUpload}
					</TextButton>
				</Box>
			)}
		</Box>
	);
}
