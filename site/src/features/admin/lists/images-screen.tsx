import { Box } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { uploadPicture } from '../../../lib/upload/upload';
import { showAlert, showToast } from '../../../ui/alerts';
import { Empty } from '../../../ui/empty-state';
import { PageLinks } from '../../../ui/page-links';
import { PictureDrop } from '../forms/gallery/picture-drop';
import { libraryQuery, refreshPictures } from '../library/api';
import { PictureGrid, PictureGridSkeleton } from '../library/picture-grid';
import { PicturePanel } from '../library/picture-panel';
import { libraryWords } from '../library/words';
import { Failure } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { Tick } from './data-table/row-table';
import { SearchBox } from './data-table/search-box';
import { StateFilter } from './data-table/state-filter';

/** The library's page, search and filters, as they are in the address. */
function useLibraryAddress() {
	const [params, setParams] = useSearchParams();
	const requestedPage = Number(params.get('page') ?? 1);
	const filter = {
		page: Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1,
		search: params.get('search') ?? '',
		folder: params.get('folder') ?? '',
		unused: params.get('unused') === 'true',
	};
	/** Returns the parameters with a change; the first page unless the change names one. */
	const change = (name: string, value: string) => {
		const next = new URLSearchParams(params);
		next.delete('page');
		if (value) next.set(name, value);
		else next.delete(name);
		return next;
	};
	return {
		filter,
		show: (name: string, value: string) => setParams(change(name, value), { replace: true }),
		pageAddress: (page: number) => `?${change('page', String(page))}`,
	};
}

/** Uploads pictures one after the other. */
function useLibraryUpload() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (files: readonly File[]) => {
			const { signal } = new AbortController();
			for (const file of files) await uploadPicture(file, { onProgress: () => {}, signal });
			return files.length;
		},
		onSuccess: (count) => void showToast('success', { title: libraryWords.added(count) }),
		onError: (error) =>
			void showAlert('error', { title: libraryWords.notAdded, text: error.message }),
		onSettled: () => refreshPictures(client),
	});
}

/** Media library: finds, describes, replaces and deletes the pictures of the site. */
export default function ImagesScreen() {
	const { filter, show, pageAddress } = useLibraryAddress();
	const { data, isPending, isError, refetch } = useQuery(libraryQuery(filter));
	const { mutate } = useLibraryUpload();
	const [openId, setOpenId] = useState<string | null>(null);
	const pictures = data?.data ?? [];
	const folders = (data?.folders ?? []).map(({ folder }) => folder);
	const openPicture = pictures.find(({ _id }) => _id === openId);
	return (
		<>
			<PageBar title={libraryWords.title} status={data && libraryWords.total(data.total ?? 0)} />
			<PictureDrop
				label={libraryWords.add}
				onFiles={(files) => files.length > 0 && mutate(files)}
			/>
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4" paddingBlock="6">
				<SearchBox
					hint={libraryWords.search}
					value={filter.search}
					onChange={(search) => show('search', search)}
				/>
				<StateFilter
					label={libraryWords.folder}
					all={libraryWords.allFolders}
					states={Object.fromEntries([
						['/', libraryWords.noFolder],
						...folders.map((folder) => [folder, folder]),
					])}
					status={filter.folder}
					onChoose={(folder) => show('folder', folder)}
				/>
				<Box display="flex" alignItems="center" gap="2" textStyle="small">
					<Tick
						label={libraryWords.unused}
						checked={filter.unused}
						onChange={() => show('unused', filter.unused ? '' : 'true')}
					/>
					<span aria-hidden>{libraryWords.unused}</span>
				</Box>
			</Box>
			{isPending && <PictureGridSkeleton />}
			{isError && <Failure what={libraryWords.title} retry={() => refetch()} />}
			{data && pictures.length === 0 && <Empty text={libraryWords.empty} />}
			<PictureGrid pictures={pictures} onOpen={({ _id }) => setOpenId(_id)} />
			<PageLinks
				label={libraryWords.pages}
				current={filter.page}
				pages={data?.pagination ?? []}
				to={pageAddress}
			/>
			{openPicture && (
				<PicturePanel
					key={openPicture._id}
					picture={openPicture}
					folders={folders}
					onClose={() => setOpenId(null)}
				/>
			)}
		</>
	);
}
