import { defineKeyframes } from '@chakra-ui/react';

export const themeKeyframes = defineKeyframes({
	weave: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } },
	rise: {
		from: { opacity: 0, transform: 'translateY(12px)' },
		to: { opacity: 1, transform: 'none' },
	},
	blink: { '50%': { opacity: 0 } },
	lit: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
});
