export interface HealthTables {
  /** One row; see `probeWrite`. */
  write_probe: { id: 1; written_at: number };
}
