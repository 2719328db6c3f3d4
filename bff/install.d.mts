export function isAtLeast(version: string, least: readonly [number, number]): boolean;
export function requireLauncherNode(): void;
export function runtimeNode(root: string, least?: readonly [number, number]): string;
export function ensureInstalled(root: string): void;
export function isInstalled(root: string): boolean;
export function sourceHash(root: string): string;
export function isBuilt(root: string): boolean;
export declare const serverFlags: readonly string[];
