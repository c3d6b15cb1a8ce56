import { useEffect, useState } from 'react';

/** Returns a value after it has not changed for `delayMs` milliseconds. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
	const [debouncedValue, setDebouncedValue] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setDebouncedValue(value), delayMs);
		return () => clearTimeout(timer);
	}, [value, delayMs]);
	return debouncedValue;
}
