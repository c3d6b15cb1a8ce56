import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { showAlert, showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { PageBar } from '../ui/page-bar';
import { fetchExport, saveFile } from './api';
import { exportWords } from './words';

const BYTES_PER_MEGABYTE = 1_000_000;

/** Downloads everything in open formats; personal data is chosen separately. */
export default function ExportScreen() {
	const [content, setContent] = useState(true);
	const [people, setPeople] = useState(false);
	const [bytes, setBytes] = useState<number | null>(null);
	const isDownloading = bytes !== null;
	const canStart = (content || people) && !isDownloading;

	async function download() {
		setBytes(0);
		try {
			const zipFile = await fetchExport({ content, people }, setBytes);
			saveFile(`export-${new Date().toISOString().slice(0, 10)}.zip`, zipFile);
			void showToast('success', { title: exportWords.done });
		} catch (error) {
			const errorText = error instanceof Error ? error.message : '';
			await showAlert('error', { title: exportWords.failed, text: errorText });
		} finally {
			setBytes(null);
		}
	}
	return (
		<>
			<PageBar title={exportWords.title} />
			<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
				{exportWords.intro}
			</Box>
			<Box display="grid" gap="2" maxWidth="640px" justifyItems="start">
				<Checkbox
					label={exportWords.content}
					checked={content}
					onChange={({ target }) => setContent(target.checked)}
				/>
				<Checkbox
					label={exportWords.people}
					checked={people}
					onChange={({ target }) => setPeople(target.checked)}
				/>
				{people && (
					<Box as="p" textStyle="small" color="muted">
						{exportWords.peopleHint}
					</Box>
				)}
				<Box paddingTop="4">
					<Button aria-disabled={!canStart} onClick={() => canStart && void download()}>
						{exportWords.download}
					</Button>
				</Box>
				<Box role="status" textStyle="small" color="muted" minHeight="compact">
					{bytes === 0 && exportWords.preparing}
					{bytes !== null &&
						bytes > 0 &&
						exportWords.received((bytes / BYTES_PER_MEGABYTE).toFixed(1))}
				</Box>
			</Box>
		</>
	);
}
