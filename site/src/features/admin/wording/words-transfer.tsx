import { Box } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { saveFile } from '../../../lib/document/save-file';
import { Button } from '../../../ui/button';
import { TextButton } from '../../../ui/text-link';
import { formatCount } from '../ui/formats';
import type { ReplaceableText } from './replaceable-texts';
import type { TextReplacements } from './save-words';
import type { WordsFileFormat, WordsImport } from './words-file';

const MAX_SHOWN_PROBLEMS = 20;

interface Outcome extends WordsImport {
	readonly name: string;
}

/** Number of changes of an import, and the unusable parts of its file. */
function ImportOutcome({
	outcome: { name, changes, problems },
	onUndo,
}: {
	outcome: Outcome;
	onUndo: () => void;
}) {
	const count = Object.keys(changes).length;
	return (
		<Box marginTop="4" padding="4" borderWidth="1px" borderColor="hairline" bg="raised">
			<Box as="p" role="status" textStyle="ui" overflowWrap="anywhere">
				{count > 0
					? `${name} changes ${formatCount(count, 'text')}. Check ${count === 1 ? 'it' : 'them'} below, then save.`
					: `${name} changes nothing.`}{' '}
				{count > 0 && <TextButton onClick={onUndo}>Undo the import</TextButton>}
			</Box>
			{problems.length > 0 && (
				<Box role="alert" aria-label="Not imported" marginTop="3" textStyle="small">
					<Box as="p" color="danger">
						{problems.length === 1
							? 'This part of the file was not imported:'
							: 'These parts of the file were not imported:'}
					</Box>
					<ul>
						{problems.slice(0, MAX_SHOWN_PROBLEMS).map(({ place, reason }) => (
							<Box as="li" key={`${place} ${reason}`} overflowWrap="anywhere">
								{place && `${place}: `}
								{reason}
							</Box>
						))}
					</ul>
					{problems.length > MAX_SHOWN_PROBLEMS &&
						`and ${problems.length - MAX_SHOWN_PROBLEMS} more`}
				</Box>
			)}
		</Box>
	);
}

function TransferButton({
	icon,
	onClick,
	children,
}: {
	icon: ReactNode;
	onClick: () => void;
	children: ReactNode;
}) {
	return (
		<Button variant="outline" size="compact" onClick={onClick}>
			{icon}
			{children}
		</Button>
	);
}

/** Exports the site's texts for translators, and imports their files into the form. */
export function WordsTransfer({
	lines,
	ownOf,
	language,
	onImport,
	onUndo,
}: {
	lines: readonly ReplaceableText[];
	ownOf: (key: string) => string;
	language: string;
	onImport: (changes: TextReplacements) => void;
	onUndo: () => void;
}) {
	const [outcome, setOutcome] = useState<Outcome>();
	const fileInput = useRef<HTMLInputElement>(null);

	async function exportFile(format: WordsFileFormat) {
		const { createWordsFile } = await import('./words-file');
		const file = createWordsFile(format, lines, ownOf, language);
		saveFile(file.name, file);
	}

	async function importFile(file: File) {
		const { readWordsFile } = await import('./words-file');
		const content = await readWordsFile(file, lines, ownOf, language);
		setOutcome({ ...content, name: file.name });
		if (Object.keys(content.changes).length > 0) onImport(content.changes);
	}

	return (
		<>
			<Box display="flex" flexWrap="wrap" gap="3" marginTop="4">
				<TransferButton
					icon={<Download size={18} aria-hidden />}
					onClick={() => void exportFile('po')}
				>
					Export PO
				</TransferButton>
				<TransferButton
					icon={<Download size={18} aria-hidden />}
					onClick={() => void exportFile('csv')}
				>
					Export CSV
				</TransferButton>
				<TransferButton
					icon={<Upload size={18} aria-hidden />}
					onClick={() => fileInput.current?.click()}
				>
					Import a file
				</TransferButton>
				<input
					ref={fileInput}
					type="file"
					hidden
					accept=".po,.csv,text/csv"
					aria-label="PO or CSV file"
					onChange={({ currentTarget }) => {
						const file = currentTarget.files?.[0];
						if (file) void importFile(file);
						// Allows choosing the same file again after a correction.
						currentTarget.value = '';
					}}
				/>
			</Box>
			{outcome && (
				<ImportOutcome
					outcome={outcome}
					onUndo={() => {
						setOutcome(undefined);
						onUndo();
					}}
				/>
			)}
		</>
	);
}
