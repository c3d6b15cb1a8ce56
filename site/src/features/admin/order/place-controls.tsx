import { Box } from '@chakra-ui/react';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
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

/** Menu that moves a row to either end. */
export const EndsMenu = memo(function EndsMenu({
	item: { _id, name },
	count,
	onMove,
}: Omit<Props, 'position'>) {
	return (
		<Box flex="none">
			<RowMenu
				name={name}
				items={[
					{
						label: 'Move to top',
						called: `Move ${name} to top`,
						icon: <ArrowUpToLine size={18} aria-hidden />,
						onChoose: () => onMove(_id, 1),
					},
					{
						label: 'Move to bottom',
						called: `Move ${name} to bottom`,
						icon: <ArrowDownToLine size={18} aria-hidden />,
						onChoose: () => onMove(_id, count),
					},
				]}
			/>
		</Box>
	);
});
