//! Passes the arguments with which a linker leaves Python's own symbols open (macOS).

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
