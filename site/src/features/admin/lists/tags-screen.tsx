import { Box } from '@chakra-ui/react';
import { type ManagedTag, tagKey } from '@sumu/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askConfirmation, showAlert, showToast } from '../../../ui/alerts';
import { Empty } from '../../../ui/empty-state';
import { PageLinks } from '../../../ui/page-links';
import { refreshResource } from '../overview/api/overview';
import { changeTagName, deleteTag, managedTagsQuery } from '../tags/api';
import { TagRow } from '../tags/tag-row';
import { tagWords } from '../tags/words';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { SearchBox } from './data-table/search-box';

const TAGS_PER_PAGE = 100;

/** Renames, merges and deletes tags. Each resolves to whether posts were changed. */
function useTagActions(tags: readonly ManagedTag[]) {
	const client = useQueryClient();
	const { mutateAsync, isPending } = useMutation({
		mutationFn: async ({
			run,
			notice,
			failure,
		}: {
			run: () => Promise<number>;
			notice: (count: number) => string;
			failure: string;
		}) => {
			try {
				const count = await run();
				void showToast('success', { title: notice(count) });
				return true;
			} catch (error) {
				const text = error instanceof Error ? error.message : '';
				await showAlert('error', { title: failure, text });
				return false;
			} finally {
				await refreshResource(client, 'blogs');
			}
		},
	});
	return {
		isBusy: isPending,
		async rename({ tag, count }: ManagedTag, name: string) {
			const other = tags.find((each) => each.tag !== tag && tagKey(each.tag) === tagKey(name));
			if (other && !(await askConfirmation(tagWords.merging(tag, other.tag, count)))) return false;
			return mutateAsync({
				run: () => changeTagName(tag, other?.tag ?? name),
				notice: other ? tagWords.merged : tagWords.renamed,
				failure: tagWords.notRenamed,
			});
		},
		async remove({ tag, count }: ManagedTag) {
			if (!(await askConfirmation(tagWords.deletion(tag, count)))) return false;
			return mutateAsync({
				run: () => deleteTag(tag),
				notice: tagWords.removed,
				failure: tagWords.notRemoved,
			});
		},
	};
}

/** The search and page of the tags, as they are in the address. */
function useTagsAddress() {
	const [params, setParams] = useSearchParams();
	const search = params.get('search') ?? '';
	const requestedPage = Number(params.get('page') ?? 1);
	return {
		search,
		requestedPage: Number.isInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1,
		showSearch: (next: string) => setParams(next ? { search: next } : {}, { replace: true }),
		pageAddress: (next: number) =>
			`?${new URLSearchParams({ ...(search && { search }), page: String(next) })}`,
	};
}

/** Tags of all posts, to rename, merge and delete. */
export default function TagsScreen() {
	const { search, requestedPage, showSearch, pageAddress } = useTagsAddress();
	const { data, isPending, isError, refetch } = useQuery(managedTagsQuery());
	const tags = data ?? [];
	const actions = useTagActions(tags);
	const [focusRequest, setFocusRequest] = useState<{ readonly key: string } | null>(null);
	const isTagFound = (tag: string) => tagKey(tag).includes(tagKey(search));
	const foundTags = tags.filter(({ tag }) => isTagFound(tag));
	const pageCount = Math.max(1, Math.ceil(foundTags.length / TAGS_PER_PAGE));
	const page = Math.min(requestedPage, pageCount);
	const shownTags = foundTags.slice((page - 1) * TAGS_PER_PAGE, page * TAGS_PER_PAGE);

	/** Moves the focus to the row of a tag, if there is one. */
	const moveFocusToTag = (tag: string | undefined) =>
		setFocusRequest(tag === undefined ? null : { key: tagKey(tag) });
	const findNeighbourOf = (index: number) => (shownTags[index + 1] ?? shownTags[index - 1])?.tag;

	return (
		<>
			<PageBar title={tagWords.title} status={data && tagWords.total(tags.length)} />
			<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
				{tagWords.intro}
			</Box>
			{tags.length > 0 && (
				<Box display="flex" marginBottom="4">
					<SearchBox hint={tagWords.search} value={search} onChange={showSearch} />
				</Box>
			)}
			{isPending && <SkeletonRows />}
			{isError && <Failure what={tagWords.title} retry={() => refetch()} />}
			{data && shownTags.length === 0 && (
				<Empty text={tags.length > 0 ? tagWords.noneFound : tagWords.empty} />
			)}
			{shownTags.length > 0 && (
				<Box as="ul" maxWidth="960px">
					{shownTags.map((tag, index) => (
						<TagRow
							key={tagKey(tag.tag)}
							tag={tag}
							isBusy={actions.isBusy}
							focusRequest={focusRequest?.key === tagKey(tag.tag) ? focusRequest : undefined}
							onRename={async (name) => {
								const isRenamed = await actions.rename(tag, name);
								if (isRenamed) moveFocusToTag(isTagFound(name) ? name : findNeighbourOf(index));
								return isRenamed;
							}}
							onRemove={async () => {
								if (await actions.remove(tag)) moveFocusToTag(findNeighbourOf(index));
							}}
							onClose={() => moveFocusToTag(tag.tag)}
						/>
					))}
				</Box>
			)}
			<PageLinks
				label={tagWords.pages}
				current={page}
				pages={Array.from({ length: pageCount }, (_, index) => index + 1)}
				to={pageAddress}
			/>
		</>
	);
}
