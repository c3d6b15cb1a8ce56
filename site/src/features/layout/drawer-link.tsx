import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isFile } from '../../config/generated-files';
import type { NavigationLink } from '../../config/paths';
import { useTextDirection } from '../../lib/words/text-direction';
import { useIsCurrent } from './use-is-current';

const Row = chakra(Link, {
	base: {
		display: 'flex',
		alignItems: 'center',
		justifyContent: 'space-between',
		minHeight: '60px',
		textStyle: 'h3',
		borderTopWidth: '1px',
		borderColor: 'hairline',
		'&[aria-current]': { color: 'accentText' },
	},
});

/** Link in the drawer; `children` are shown at its end. */
export function DrawerLink({
	label,
	to,
	onClick,
	children,
}: NavigationLink & { onClick: () => void; children?: ReactNode }) {
	const isCurrent = useIsCurrent();
	const directionOf = useTextDirection();
	return (
		<Row
			to={to}
			reloadDocument={isFile(to)}
			onClick={onClick}
			aria-current={isCurrent(to) ? 'page' : undefined}
		>
			<span dir={directionOf(label)}>{label}</span>
			{children}
		</Row>
	);
}
