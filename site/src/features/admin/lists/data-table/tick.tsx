import { chakra } from '@chakra-ui/react';

const Box = chakra('input', {
	base: { width: '20px', height: '20px', accentColor: '{colors.accent}', cursor: 'pointer' },
});

// The label makes the target 44 px without moving what is around it.
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

/** A tick box; `mixed` where only some of what it stands for is ticked. */
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
