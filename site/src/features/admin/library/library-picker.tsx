import { Box } from '@chakra-ui/react';
import type { LibraryPicture } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { Input } from '../../../ui/field';
import { TextButton } from '../../../ui/text-link';
import { Failure } from '../ui/loading-states';
import { SidePanel } from '../ui/side-panel';
import { libraryQuery } from './api';
import { PictureGrid, PictureGridSkeleton } from './picture-grid';
import { libraryWords } from './words';

/** Panel in which a picture of the library is found and chosen. */
export function PickerPanel({
	onChoose,
	onClose,
}: {
	onChoose: (picture: LibraryPicture) => void;
	onClose: () => void;
}) {
	const [search, setSearch] = useState('');
	const [page, setPage] = useState(1);
	const { data, isPending, isError, refetch } = useQuery(
		libraryQuery({ page, search: useDeferredValue(search.trim()) }),
	);
	const pictures = data?.data ?? [];
	const lastPage = data?.pagination.at(-1) ?? 1;
	return (
		<SidePanel title={libraryWords.choose} onClose={onClose}>
			<Box display="grid" gap="4">
				<Input
					type="search"
					aria-label={libraryWords.search}
					placeholder={libraryWords.search}
					value={search}
					onChange={({ target }) => {
						setSearch(target.value);
						setPage(1);
					}}
					// The panel is inside a form, which Enter would submit.
					onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
				/>
				{isPending && <PictureGridSkeleton />}
				{isError && <Failure what={libraryWords.title} retry={() => refetch()} />}
				{data && pictures.length === 0 && <Empty text={libraryWords.empty} />}
				<PictureGrid pictures={pictures} onOpen={onChoose} />
				{lastPage > 1 && (
					<Box display="flex" justifyContent="space-between" alignItems="center" gap="4">
						<TextButton aria-disabled={page === 1} onClick={() => page > 1 && setPage(page - 1)}>
							Previous
						</TextButton>
						<Box as="span" textStyle="small" color="muted">
							{page} / {lastPage}
						</Box>
						<TextButton
							aria-disabled={page === lastPage}
							onClick={() => page < lastPage && setPage(page + 1)}
						>
							Next
						</TextButton>
					</Box>
				)}
			</Box>
		</SidePanel>
	);
}

/** Button that opens the media library and passes on the address of the chosen picture. */
export function LibraryPicker({ onChoose }: { onChoose: (address: string) => void }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="outline" size="compact" onClick={() => setOpen(true)}>
				<Images size={18} aria-hidden />
				{libraryWords.choose}
			</Button>
			{isOpen && (
				<PickerPanel
					onClose={() => setOpen(false)}
					onChoose={({ url }) => {
						setOpen(false);
						onChoose(url);
					}}
				/>
			)}
		</>
	);
}
