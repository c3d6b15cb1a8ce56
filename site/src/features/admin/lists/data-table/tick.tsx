import { chakra } from '@chakra-ui/react';

const Box = chakra('input', {
	base: { width: '20px', height: '20px', accentColor: '{colors.accent}', cursor: 'pointer' },
});

// The label enlarges the target to 44 px without shifting its surroundings.
const Target = chakra('label', {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		justifyContent: 'center',
		width: 'compact',
		height: 'compact',
		margin: '-12px',
		cursor: 'pointer',
	},
});

/** Checkbox; `mixed` shows it as partially checked. */
export function Tick({
	label,
	checked,
	mixed = false,
	onChange,
}: {
	label: string;
	checked: boolean;
	mixed?: boolean;
	onChange: () => void;
}) {
	return (
		<Target>
			<Box
				type="checkbox"
				aria-label={label}
				checked={checked}
				onChange={onChange}
				ref={(input: HTMLInputElement | null) => {
					if (input) input.indeterminate = mixed;
				}}
			/>
		</Target>
	);
}
