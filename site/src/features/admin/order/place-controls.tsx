import { Box } from '@chakra-ui/react';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Input } from '../../../ui/field';
import { RowMenu } from '../ui/row-menu';
import type { OrderableItem } from './orderable-entries';

/** Props that stay the same while a row does, so that it renders only if it changes. */
interface Props {
	item: OrderableItem;
	/** From 1. */
	position: number;
	/** Number of rows. */
	count: number;
	/** Stays the same between renders. */
	onMove: (id: string, position: number) => void;
}

/** Position of a row, which moves when another number is entered. */
export const PositionInput = memo(function PositionInput({
	item: { _id, name },
	position,
	count,
	onMove,
}: Props) {
	const [text, setText] = useState(String(position));
	useEffect(() => setText(String(position)), [position]);
	const move = () => {
		const target = Math.min(Math.max(1, Math.round(Number(text))), count);
		if (!text.trim() || Number.isNaN(target) || target === position) setText(String(position));
		else onMove(_id, target);
	};
	return (
		<Input
			aria-label={`Position of ${name}`}
			inputMode="numeric"
			value={text}
			onChange={({ target }) => setText(target.value)}
			onFocus={({ target }) => target.select()}
			onBlur={move}
			onKeyDown={({ key }) => {
				if (key === 'Enter') move();
				if (key === 'Escape') setText(String(position));
			}}
			width={{ base: '48px', sm: '64px' }}
			minHeight="compact"
			paddingInline={{ base: '1', sm: '2' }}
			textAlign="center"
			fontVariantNumeric="tabular-nums"
		/>
	);
});

/** Menu that moves a row by one place, or to either end. Phones have no room for buttons beside it. */
export const MoveMenu = memo(function MoveMenu({
	item: { _id, name },
	position,
	count,
	onMove,
}: Props) {
	const toItem = (label: string, icon: ReactNode, target: number) => ({
		label,
		called: label.replace('Move', `Move ${name}`),
		icon,
		onChoose: () => onMove(_id, target),
	});
	const upItems = [
		toItem('Move up', <ArrowUp size={18} aria-hidden />, position - 1),
		toItem('Move to top', <ArrowUpToLine size={18} aria-hidden />, 1),
	];
	const downItems = [
		toItem('Move down', <ArrowDown size={18} aria-hidden />, position + 1),
		toItem('Move to bottom', <ArrowDownToLine size={18} aria-hidden />, count),
	];
	const items = [...(position > 1 ? upItems : []), ...(position < count ? downItems : [])];
	if (items.length === 0) return null;
	return (
		<Box flex="none">
			<RowMenu name={name} items={items} />
		</Box>
	);
});
