import { Box, chakra } from '@chakra-ui/react';
import { isOriginal } from '@sumu/contract/words';
import { Copy, Eye, EyeOff, Pencil, Send, Trash2 } from 'lucide-react';
import { useSiteIfLoaded } from '../../../../lib/site/use-site';
import { Button, LinkButton } from '../../../../ui/button';
import { RowMenu, type RowMenuItem } from '../../ui/row-menu';
import { adminWords } from '../../words';

/** Full width in cards, natural width in table rows. Phones have no room for icons beside words and the menu. */
const wordButton = {
	flex: { base: '1', xl: 'none' },
	paddingInline: { base: '3', sm: '4' },
	borderColor: 'control',
	css: { '& svg': { '@media (width < 480px)': { display: 'none' } } },
} as const;

/** Actions of a row; those that are missing are not offered. */
export interface RowOffer {
	readonly name: string;
	/** Public page, if the row has one. */
	readonly viewTo?: string | undefined;
	readonly editTo?: string | undefined;
	/** Empty if the row can be deleted. */
	readonly whyKept: string;
	readonly onDelete: () => void;
	readonly onPublish?: (() => void) | undefined;
	readonly onUnpublish?: (() => void) | undefined;
	readonly onDuplicate?: (() => void) | undefined;
}

const iconSize = { size: 18, 'aria-hidden': true } as const;

/** Actions that no list shows as buttons. */
const listFurtherItems = ({ onPublish, onUnpublish, onDuplicate }: RowOffer): RowMenuItem[] => [
	...(onPublish
		? [{ label: adminWords.row.publish, icon: <Send {...iconSize} />, onChoose: onPublish }]
		: []),
	...(onUnpublish
		? [{ label: adminWords.row.unpublish, icon: <EyeOff {...iconSize} />, onChoose: onUnpublish }]
		: []),
	...(onDuplicate
		? [{ label: adminWords.row.duplicate, icon: <Copy {...iconSize} />, onChoose: onDuplicate }]
		: []),
];

const listAllItems = (offer: RowOffer): RowMenuItem[] => {
	const { name, viewTo, editTo, whyKept, onDelete } = offer;
	return [
		...(editTo
			? [
					{
						label: adminWords.edit,
						called: `Edit ${name}`,
						icon: <Pencil {...iconSize} />,
						to: editTo,
					},
				]
			: []),
		...(viewTo
			? [
					{
						label: adminWords.viewOnSite,
						called: adminWords.viewOf(name),
						icon: <Eye {...iconSize} />,
						to: viewTo,
					},
				]
			: []),
		...listFurtherItems(offer),
		...(whyKept
			? []
			: [
					{
						label: adminWords.bulk.actions.delete,
						called: `Delete ${name}`,
						icon: <Trash2 {...iconSize} />,
						onChoose: onDelete,
						destroys: true,
					},
				]),
	];
};

/** Beside the menu of `/sumu`, only wide windows have room for the words. */
const Label = chakra('span', {
	base: { '@media (1280px <= width < 1440px)': { display: 'none' } },
});

/** View, edit and delete buttons. */
const RowButtons = ({ name, viewTo, editTo, whyKept, onDelete }: RowOffer) => (
	<>
		{viewTo && (
			<LinkButton
				to={viewTo}
				size="compact"
				variant="outline"
				borderColor="control"
				aria-label={adminWords.viewOf(name)}
				title={adminWords.viewOnSite}
			>
				<Eye size={16} aria-hidden />
			</LinkButton>
		)}
		{editTo && (
			<LinkButton
				to={editTo}
				size="compact"
				variant="outline"
				{...wordButton}
				aria-label={`Edit ${name}`}
			>
				<Pencil size={16} aria-hidden />
				<Label>Edit</Label>
			</LinkButton>
		)}
		{!whyKept && (
			<Button
				size="compact"
				variant="outline"
				{...wordButton}
				_hover={{ bg: 'danger', borderColor: 'danger', color: 'canvas' }}
				aria-label={`Delete ${name}`}
				onClick={onDelete}
			>
				<Trash2 size={16} aria-hidden />
				<Label>Delete</Label>
			</Button>
		)}
	</>
);

/**
 * Actions of a row: a menu; with the original wording, whose lists have these buttons, also buttons to view, edit and
 * delete it.
 * @param isCompact if true, small screens show the menu alone
 */
export function RowActions({ offer, isCompact }: { offer: RowOffer; isCompact: boolean }) {
	const site = useSiteIfLoaded();
	const hasButtons = !site || isOriginal(site);
	const { name, whyKept } = offer;
	const keptReason = whyKept && (
		<Box as="span" srOnly>
			{whyKept}
		</Box>
	);
	const menuOf = (items: readonly RowMenuItem[]) =>
		items.length > 0 && <RowMenu name={name} items={items} />;
	if (!hasButtons)
		return (
			<Box display="flex" justifyContent="end" flexGrow="1">
				{keptReason}
				{menuOf(listAllItems(offer))}
			</Box>
		);
	return (
		<>
			<Box
				display={{ base: isCompact ? 'none' : 'flex', xl: 'flex' }}
				flexWrap={{ base: 'wrap', xl: 'nowrap' }}
				gap="2"
				flexGrow="1"
				justifyContent={{ xl: 'end' }}
			>
				<RowButtons {...offer} />
				{keptReason}
				{menuOf(listFurtherItems(offer))}
			</Box>
			{isCompact && <Box display={{ xl: 'none' }}>{menuOf(listAllItems(offer))}</Box>}
		</>
	);
}
