import { Box } from '@chakra-ui/react';
import { csvKinds, csvTemplate, type ImportSummary } from '@sumu/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Empty } from '../../../ui/empty-state';
import { TextButton, TextLink } from '../../../ui/text-link';
import { formatDateTime } from '../ui/formats';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { importsQuery, saveFile } from './api';
import { ImportDetails } from './import-details';
import { UploadBox } from './upload-box';
import { importWords } from './words';

function HistoryItem({ item }: { item: ImportSummary }) {
	const rowFacts = [
		item.source ? importWords.sources[item.source] : '',
		importWords.states[item.state],
		importWords.added(item.added),
		formatDateTime(item.date),
		item.createdBy ? importWords.by(item.createdBy) : '',
	].filter(Boolean);
	return (
		<Box as="li" paddingBlock="3" borderBottomWidth="1px" borderColor="hairline">
			<Box textStyle="ui" fontWeight="strong" overflowWrap="anywhere">
				<TextLink to={`?${new URLSearchParams({ id: item._id })}`}>{item.name}</TextLink>
			</Box>
			<Box as="p" textStyle="small" color="muted" paddingTop="1">
				{rowFacts.join(' · ')}
			</Box>
		</Box>
	);
}

function History() {
	const { data, isPending, isError, refetch } = useQuery(importsQuery);
	return (
		<>
			<Box as="h2" textStyle="h3" paddingTop="8" paddingBottom="2">
				{importWords.history}
			</Box>
			{isPending && <SkeletonRows />}
			{isError && <Failure what={importWords.history} retry={() => refetch()} />}
			{data?.data.length === 0 && <Empty text={importWords.noHistory} />}
			<Box as="ul" maxWidth="960px">
				{data?.data.map((item) => (
					<HistoryItem key={item._id} item={item} />
				))}
			</Box>
		</>
	);
}

function Templates() {
	return (
		<Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" paddingTop="4">
			<Box as="p" textStyle="small" color="muted">
				{importWords.templates}:
			</Box>
			{csvKinds.map((kind) => (
				<TextButton
					key={kind}
					onClick={() =>
						saveFile(`${kind}s.csv`, new Blob([`\uFEFF${csvTemplate(kind)}`], { type: 'text/csv' }))
					}
				>
					{importWords.template(importWords.types[kind])}
				</TextButton>
			))}
		</Box>
	);
}

/** Imports content from other systems: upload, check, start, and the history. */
export default function ImportScreen() {
	const [params, setParams] = useSearchParams();
	const queryClient = useQueryClient();
	const importId = params.get('id');
	return (
		<>
			<PageBar title={importWords.title} />
			{importId ? (
				<ImportDetails id={importId} onClose={() => setParams({})} />
			) : (
				<>
					<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
						{importWords.intro}
					</Box>
					<UploadBox
						onUploaded={(uploadedId) => {
							void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
							setParams({ id: uploadedId });
						}}
					/>
					<Templates />
					<History />
				</>
			)}
		</>
	);
}
